import { Worker } from 'node:worker_threads'
import type { FileOfKind } from '@corner/wearables/own-export/daily-limit.ts'
import { ExportRefused } from '@corner/wearables/own-export/export-refused.ts'
import type { OwnExport } from '@corner/wearables/own-export/own-export.ts'
import type { RecordBatch } from '@corner/wearables/records.ts'
import { exportReaderOf } from './export-reader.ts'

const PROGRAM = new URL('./export-thread-main.ts', import.meta.url)
/** The largest accepted export takes half of it. */
const HEAP_MEGABYTES = 768
const PATIENCE_MS = 60_000
/** A text this small is read within milliseconds; a thread for it takes a hundred times as long to start. */
const SMALL_TEXT_BYTES = 64 * 1024
/** With which every zip begins. A small one may hold very much. */
const PACKED = 0x50

/** The thread's input. */
export interface ExportThreadTask {
  /** The stored name of the provider that the export comes from. */
  provider: string
  upload: Uint8Array
  now: Date
}

/** One piece of the result: the files first, then the records a piece at a time. */
export type ExportThreadReply =
  | { files: FileOfKind }
  | { records: Partial<RecordBatch> }
  | { refused: string }
  | { done: true }

export const RECORD_LISTS = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads an upload in a worker thread: a large file, or one made to be slow, delays nobody's page, and one that exhausts the
 * memory ends only the thread. One at a time in this process, first come first served; a small text needs no thread and waits
 * for none, so that uploads of nonsense delay nobody's import.
 * @throws ExportRefused
 */
export async function readExportApart(task: ExportThreadTask): Promise<Pick<OwnExport, 'records' | 'files'>> {
  const { provider, upload, now } = task
  if (upload.length <= SMALL_TEXT_BYTES && upload[0] !== PACKED) return exportReaderOf(provider)(upload, now)
  const reading = last.then(() => readInThread(task))
  last = reading.catch(() => {}) // the caller gets the error; the next upload does not
  return reading
}

async function readInThread(task: ExportThreadTask): Promise<Pick<OwnExport, 'records' | 'files'>> {
  const thread = new Worker(PROGRAM, {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  const timer = setTimeout(() => void thread.terminate(), PATIENCE_MS)
  try {
    return await collect(thread)
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

/** Asks for each piece when the previous one is stored, so that other requests get a turn in between. */
async function collect(thread: Worker): Promise<Pick<OwnExport, 'records' | 'files'>> {
  const ended = new Promise<never>((_resolve, reject) => {
    thread.once('error', reject)
    thread.once('exit', () => reject(tooLarge()))
  })
  ended.catch(() => {}) // even when nothing is awaited any more
  const next = () => {
    const reply = new Promise<ExportThreadReply>((resolve) => thread.once('message', resolve))
    thread.postMessage('next')
    return Promise.race([reply, ended])
  }
  const records: RecordBatch = { cycles: [], sleeps: [], recoveries: [], workouts: [] }
  let files: FileOfKind = { cycles: null, sleeps: null, workouts: null }
  for (;;) {
    const reply = await next()
    if ('refused' in reply) throw new ExportRefused({}, reply.refused)
    if ('done' in reply) return { records, files }
    if ('files' in reply) files = reply.files
    else for (const kind of RECORD_LISTS) records[kind].push(...((reply.records[kind] ?? []) as never[]))
  }
}

function tooLarge(cause?: unknown): ExportRefused {
  return new ExportRefused({}, 'This export is too large to be read', { cause })
}
