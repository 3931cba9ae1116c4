import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openUpload } from '@corner/wearables/export-files/open-upload.ts'
import { recognise } from '@corner/wearables/export-files/recognise.ts'
import { EXPORT_FORMATS } from '@corner/wearables/export-formats.ts'
import { checkDailyLimit } from '@corner/wearables/own-export/daily-limit.ts'
import { ExportRefused } from '@corner/wearables/own-export/export-refused.ts'
import { RECORD_LISTS } from '../wearables/import/export-thread.ts'
import type { FileThreadReply, FileThreadTask } from './file-thread.ts'
import { notComparable } from './not-comparable.ts'

/** The worker thread's program: reads one file, tells how far it is, and then gives the records a piece at a time. */

/** The server stores this many records in a few milliseconds. */
const RECORDS_A_PIECE = 1_000
/** A screen asks less often. */
const PROGRESS_EVERY_MS = 300

const tell = (reply: FileThreadReply) => parentPort?.postMessage(reply)

try {
  await read(workerData)
} catch (error) {
  if (!(error instanceof ExportRefused)) throw error
  tell({ refused: error.message }) // an Error loses its class on the way to the server
}

async function read({ path, name, now, timezoneOffset }: FileThreadTask): Promise<void> {
  const upload = await openUpload(path, name)
  try {
    const format = await recognise(upload, EXPORT_FORMATS)
    tell({ recognised: { provider: format.provider, label: format.label } })
    const { records, files, skipped, owner } = await format.read(upload.entries, {
      now,
      timezoneOffset,
      onProgress: thinned((progress) => tell({ progress })),
    })
    checkDailyLimit(records, files)
    tell({ read: { files, skipped, owner, not_comparable: notComparable(records.recoveries) } })
    for (const kind of RECORD_LISTS)
      while (records[kind].length > 0) {
        await asked()
        tell({ records: { [kind]: records[kind].splice(0, RECORDS_A_PIECE) } }) // what is sent need not stay here
      }
    await asked()
    tell({ done: true })
  } finally {
    upload.close()
  }
}

/** Until the server has taken in the piece before. */
async function asked(): Promise<void> {
  if (parentPort) await once(parentPort, 'message')
}

function thinned(report: (share: number) => void): (share: number) => void {
  let last = 0
  return (share) => {
    if (Date.now() - last < PROGRESS_EVERY_MS) return
    last = Date.now()
    report(Math.min(1, Math.max(0, share)))
  }
}
