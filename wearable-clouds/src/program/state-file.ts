import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

const WRITE_PAUSE_MS = 20

interface StateFileSettings {
  path: string
  /** The clock stays that of the settings. */
  keepClock: boolean
}

/**
 * Restores what an earlier process with the same seed had, with its clock, and writes it to the file shortly after each request
 * that may change it, and at the end.
 * @param parts what is kept beside seed and clock, and how it is put back
 * @throws Error naming a file that is no such state
 */
export function keepState<Parts extends object>(
  app: FastifyInstance,
  { seed, clock }: { seed: number; clock: Clock },
  { path, keepClock }: StateFileSettings,
  { take, restore }: { take(): Parts; restore(saved: Parts): void },
): void {
  const saved = readSaved<Parts>(path)
  if (saved?.seed === seed) {
    restore(saved)
    if (!keepClock) clock.aheadMs = saved.clockAheadMs
  }
  const file = new StateFile(path, () => ({ seed, clockAheadMs: clock.aheadMs, ...take() }))
  app.addHook('onResponse', async (request) => {
    if (request.method !== 'GET') file.changed()
  })
  app.addHook('onClose', () => file.write())
}

type Saved<Parts> = Parts & { seed: number; clockAheadMs: number }

function readSaved<Parts>(path: string): Saved<Parts> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Saved<Parts>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${path} is not a state of this simulator; delete it to begin anew`, { cause: error })
  }
}

/** Writes the state to a temporary file and renames it, shortly after a change; one write at a time. */
class StateFile {
  #path: string
  #take: () => object
  #timer: NodeJS.Timeout | undefined
  #written: string | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(path: string, take: () => object) {
    this.#path = path
    this.#take = take
  }

  /** To be called after each request that may have changed something; returns at once. */
  changed(): void {
    this.#timer ??= setTimeout(() => void this.write(), WRITE_PAUSE_MS)
  }

  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeNow())
    return this.#writing
  }

  async #writeNow(): Promise<void> {
    const text = JSON.stringify(this.#take())
    if (text === this.#written) return
    const temporaryPath = `${this.#path}.new`
    try {
      await writeFile(temporaryPath, text, { mode: 0o600 }) // it holds tokens
      await rename(temporaryPath, this.#path)
      this.#written = text
    } catch (error) {
      // The links still work in this process; they would be lost only after a restart.
      console.error(`The simulator's state was not written: ${String(error)}`)
    }
  }
}
