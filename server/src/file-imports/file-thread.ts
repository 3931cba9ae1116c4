import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ExportOwner, ReadExportFile } from '@corner/wearables/export-files/export-format.ts'
import { ExportRefused } from '@corner/wearables/own-export/export-refused.ts'
import type { RecordBatch } from '@corner/wearables/records.ts'
import { RECORD_LISTS } from '../wearables/import/export-thread.ts'

const PROGRAM = new URL('./file-thread-main.ts', import.meta.url)
/** Two at once, and the records once more in the server, stay below half a gigabyte of a small machine. */
const HEAP_MEGABYTES = 192
/** V8 takes up to 48 by itself; what is read piece by piece is garbage at once and needs no such room. */
const YOUNG_MEGABYTES = 8
/** Google's ten gigabytes take some minutes. */
const PATIENCE_MS = 1_800_000

/** The thread's input. */
export interface FileThreadTask {
  /** Where the upload lies. */
  path: string
  /** As its sender calls it. */
  name: string
  now: Date
  timezoneOffset: string
}

interface ReadHead extends Omit<ReadExportFile, 'records'> {
  not_comparable: string[]
}

export type FileThreadReply =
  | { recognised: { provider: string; label: string } }
  | { progress: number }
  | { refused: string }
  | { read: ReadHead }
  | { records: Partial<RecordBatch> }
  | { done: true }

/** What the thread tells on its way. */
interface Listener {
  recognised(format: { provider: string; label: string }): Promise<void>
  progress(share: number): Promise<void>
  /** @returns false: the records are not wanted now */
  mayBeOf(owner: ExportOwner | null): Promise<boolean>
}

export interface ReadFile extends ReadHead {
  provider: string
  records: RecordBatch
}

/**
 * Recognises and reads a file in a worker thread: a large one, or one made to be slow, delays nobody's page, and one that exhausts
 * the memory ends only the thread.
 * @returns undefined: the owner may not be the person, and nothing was taken
 * @throws ExportRefused; the signal's reason
 */
export async function readFileApart(
  task: FileThreadTask,
  listener: Listener,
  signal: AbortSignal,
): Promise<ReadFile | undefined> {
  signal.throwIfAborted()
  const thread = new Worker(PROGRAM, {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  })
  const ended = new AbortController()
  const limit = AbortSignal.any([signal, ended.signal, AbortSignal.timeout(PATIENCE_MS)])
  thread.once('exit', () => ended.abort())
  try {
    return await collect(thread, listener, limit)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof ExportRefused) throw error // by now the thread may have ended, which is no other reason
    const isTooMuch = limit.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isTooMuch ? new ExportRefused({}, 'This file is too large to be read', { cause: error }) : error
  } finally {
    await thread.terminate()
  }
}

async function collect(thread: Worker, listener: Listener, signal: AbortSignal): Promise<ReadFile | undefined> {
  const records: RecordBatch = { cycles: [], sleeps: [], recoveries: [], workouts: [] }
  let provider = ''
  let head: ReadHead | undefined
  for await (const [reply] of on(thread, 'message', { signal }) as AsyncIterable<[FileThreadReply]>) {
    if ('refused' in reply) throw new ExportRefused({}, reply.refused)
    if ('recognised' in reply) {
      provider = reply.recognised.provider
      await listener.recognised(reply.recognised)
    } else if ('progress' in reply) await listener.progress(reply.progress)
    else if ('read' in reply) {
      head = reply.read
      if (!(await listener.mayBeOf(head.owner))) return undefined
      thread.postMessage('next')
    } else if ('records' in reply) {
      for (const kind of RECORD_LISTS) records[kind].push(...((reply.records[kind] ?? []) as never[]))
      thread.postMessage('next')
    } else if (head) return { ...head, provider, records }
  }
  return undefined
}
