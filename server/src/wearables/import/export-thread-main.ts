import { parentPort, workerData } from 'node:worker_threads'
import { ExportRefused } from '@corner/wearables/own-export/export-refused.ts'
import { exportReaderOf } from './export-reader.ts'
import { type ExportThreadReply, type ExportThreadTask, RECORD_LISTS } from './export-thread.ts'

/** The server stores this many records in a few milliseconds; a large export at once would block it for a second. */
const RECORDS_A_PIECE = 1_000

/** The worker thread's program: reads one upload, and answers each request with the next piece. */
const pieces = read(workerData)
parentPort?.on('message', () => parentPort?.postMessage(pieces.next().value ?? { done: true }))

function* read({ provider, upload, now }: ExportThreadTask): Generator<ExportThreadReply> {
  const readExport = exportReaderOf(provider)
  try {
    const { records, files } = readExport(upload, now)
    yield { files }
    for (const kind of RECORD_LISTS)
      for (let from = 0; from < records[kind].length; from += RECORDS_A_PIECE)
        yield { records: { [kind]: records[kind].slice(from, from + RECORDS_A_PIECE) } }
  } catch (error) {
    if (!(error instanceof ExportRefused)) throw error
    yield { refused: error.message } // an Error loses its class on the way to the server
  }
}
