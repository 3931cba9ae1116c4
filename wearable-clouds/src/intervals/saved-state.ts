import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { IntervalsCloud } from './cloud.ts'
import type { Grant } from './oauth/tokens.ts'

interface SavedState {
  seed: number
  clockAheadMs: number
  grants: Grant[]
  deletedActivities: string[]
}

/** Restores links, clock and deletions of an earlier process with the same seed, and writes them after each change. */
export function keepState(app: FastifyInstance, cloud: IntervalsCloud, path: string, keepClock: boolean): void {
  const saved = readSaved(path)
  if (saved?.seed === cloud.seed) {
    cloud.tokens.grants = saved.grants
    cloud.changes.deletedActivities = new Set(saved.deletedActivities)
    if (!keepClock) cloud.clock.aheadMs = saved.clockAheadMs
  }
  let writing: Promise<void> = Promise.resolve()
  const write = () => {
    writing = writing.then(() => writeState(cloud, path))
    return writing
  }
  app.addHook('onResponse', async (request) => {
    if (request.method !== 'GET') void write()
  })
  app.addHook('onClose', write)
}

function readSaved(path: string): SavedState | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SavedState
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${path} is not a state of this simulator; delete it to begin anew`, { cause: error })
  }
}

async function writeState({ seed, clock, tokens, changes }: IntervalsCloud, path: string): Promise<void> {
  const state: SavedState = {
    seed,
    clockAheadMs: clock.aheadMs,
    grants: tokens.grants,
    deletedActivities: [...changes.deletedActivities],
  }
  try {
    await writeFile(`${path}.new`, JSON.stringify(state), { mode: 0o600 }) // it holds tokens
    await rename(`${path}.new`, path)
  } catch (error) {
    console.error(`The simulator's state was not written: ${String(error)}`)
  }
}
