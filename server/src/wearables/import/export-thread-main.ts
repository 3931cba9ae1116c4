import { parentPort, workerData } from 'node:worker_threads'
import { readExport } from '@corner/wearables/whoop/export/read-export.ts'
import { ExportRefused } from '@corner/wearables/whoop/export/refused.ts'
import type { ExportThreadReply, ExportThreadTask } from './export-thread.ts'

/** The thread's program: reads the one upload that it is given, answers, and ends. */
parentPort?.postMessage(read(workerData))

function read({ upload, now }: ExportThreadTask): ExportThreadReply {
  try {
    return { read: readExport(upload, now) }
  } catch (error) {
    if (!(error instanceof ExportRefused)) throw error
    return { refused: error.message } // an error of a class arrives without it
  }
}
