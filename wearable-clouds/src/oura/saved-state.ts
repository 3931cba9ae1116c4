import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Grant } from '../oauth/grants.ts'
import type { Cloud } from './cloud.ts'
import type { Subscription } from './webhooks/subscriptions.ts'

interface SavedState {
  seed: number
  clockAheadMs: number
  grants: Grant[]
  subscriptions: Subscription[]
  changes: [string, { deleted: boolean; rescored: number }][]
}

/** Restores the state of an earlier process with the same seed, and keeps it after each request that may change it. */
export function keepState(app: FastifyInstance, cloud: Cloud, path: string, keepClock: boolean): void {
  const saved = readSaved(path)
  if (saved?.seed === cloud.seed) {
    cloud.grants.list = saved.grants
    cloud.subscriptions.list = saved.subscriptions
    cloud.changes.byId = new Map(saved.changes)
    if (!keepClock) cloud.clock.aheadMs = saved.clockAheadMs
  }
  app.addHook('onResponse', async (request) => {
    if (request.method !== 'GET') write(cloud, path)
  })
}

function readSaved(path: string): SavedState | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SavedState
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${path} is not a state of this simulator; delete it to begin anew`, { cause: error })
  }
}

/** To a temporary file that is renamed: a process that is killed leaves the old one whole. */
function write({ seed, clock, grants, subscriptions, changes }: Cloud, path: string): void {
  const state: SavedState = {
    seed,
    clockAheadMs: clock.aheadMs,
    grants: grants.list,
    subscriptions: subscriptions.list,
    changes: [...changes.byId],
  }
  try {
    writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 }) // it holds tokens
    renameSync(`${path}.new`, path)
  } catch (error) {
    // The links still work in this process; they would be lost only after a restart.
    console.error(`The simulator's state was not written: ${String(error)}`)
  }
}
