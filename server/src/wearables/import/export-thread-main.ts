import { parentPort, workerData } from 'node:worker_threads'
import { ExportRefused } from '@corner/wearables/own-export/export-refused.ts'
import { findProvider } from '@corner/wearables/providers.ts'
import { type ExportThreadReply, type ExportThreadTask, RECORD_LISTS } from './export-thread.ts'

/** What the server takes in at once, in a few milliseconds; all of a large export would hold it up for a second. */
const RECORDS_A_PIECE = 1_000

/** The thread's program: reads the one upload that it is given, and answers each request with the next piece. */
const pieces = read(workerData)
parentPort?.on('message', () => parentPort?.postMessage(pieces.next().value ?? { done: true }))

function* read({ provider, upload, now }: ExportThreadTask): Generator<ExportThreadReply> {
  const readExport = findProvider(provider)?.readExport
  if (!readExport) throw new Error(`Exports of ${provider} cannot be read`)
  try {
    const { records, files } = readExport(upload, now)
    yield { files }
    for (const kind of RECORD_LISTS)
      for (let from = 0; from < records[kind].length; from += RECORDS_A_PIECE)
        yield { records: { [kind]: records[kind].slice(from, from + RECORDS_A_PIECE) } }
  } catch (error) {
    if (!(error instanceof ExportRefused)) throw error
    yield { refused: error.message } // an error of a class arrives without it
  }
}
