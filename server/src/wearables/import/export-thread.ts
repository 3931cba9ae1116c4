import { Worker } from 'node:worker_threads'
import type { OwnExport } from '@corner/wearables/whoop/export/read-export.ts'
import { ExportRefused } from '@corner/wearables/whoop/export/refused.ts'

const PROGRAM = new URL('./export-thread-main.ts', import.meta.url)
/** The largest export that is let through takes half of it. */
const HEAP_MEGABYTES = 768
const PATIENCE_MS = 60_000

/** What the thread is given. */
export interface ExportThreadTask {
  upload: Uint8Array
  now: Date
}

export type ExportThreadReply = { read: OwnExport } | { refused: string }

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads an upload beside the server: what is large or made to be slow holds up nobody's page, and what bursts the memory ends
 * the thread alone. One at a time in this process, first come first served.
 * @throws ExportRefused
 */
export function readExportApart(upload: Uint8Array, now: Date): Promise<OwnExport> {
  const reading = last.then(() => readInThread({ upload, now }))
  last = reading.catch(() => {}) // told to whose upload it is
  return reading
}

async function readInThread(task: ExportThreadTask): Promise<OwnExport> {
  const thread = new Worker(PROGRAM, {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  const timer = setTimeout(() => void thread.terminate(), PATIENCE_MS)
  try {
    const reply = await new Promise<ExportThreadReply>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', () => reject(tooLarge()))
    })
    if ('refused' in reply) throw new ExportRefused({}, reply.refused)
    return reply.read
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

function tooLarge(cause?: unknown): ExportRefused {
  return new ExportRefused({}, 'This export is too large to be read', { cause })
}
