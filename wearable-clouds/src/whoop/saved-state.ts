import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import type { Grant } from '../oauth/grants.ts'
import type { Cloud } from './cloud.ts'
import type { LateScore, Revision } from './records/revisions.ts'

const WRITE_PAUSE_MS = 20

interface SavedState {
  seed: number
  clockAheadMs: number
  grants: Grant[]
  revisions: [string, Revision][]
  late: LateScore[]
}

/** Restores the state of an earlier process, if there is one with the same seed. */
export function restoreState(cloud: Cloud, path: string, keepClock: boolean): void {
  const saved = readSaved(path)
  if (saved?.seed !== cloud.seed) return
  cloud.grants.list = saved.grants
  cloud.revisions.byKey = new Map(saved.revisions)
  cloud.revisions.late = saved.late
  if (!keepClock) cloud.clock.aheadMs = saved.clockAheadMs
}

function readSaved(path: string): SavedState | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SavedState
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${path} is not a state of this simulator; delete it to begin anew`, { cause: error })
  }
}

/** Writes the state to a temporary file and renames it, shortly after a change; one write at a time. */
export class StateFile {
  #cloud: Cloud
  #path: string
  #timer: NodeJS.Timeout | undefined
  #written: string | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(cloud: Cloud, path: string) {
    this.#cloud = cloud
    this.#path = path
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
    const { seed, clock, grants, revisions } = this.#cloud
    const state: SavedState = {
      seed,
      clockAheadMs: clock.aheadMs,
      grants: grants.list,
      revisions: [...revisions.byKey],
      late: revisions.late,
    }
    const text = JSON.stringify(state)
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
