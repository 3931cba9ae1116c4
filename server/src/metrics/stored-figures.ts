import type { Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { inLane } from '../database/lanes.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { gaugeIn } from './gauges.ts'
import type { Source } from './source.ts'
import { type QueueFigures, readStoredFigures, type StoredFigures } from './stored-figures-store.ts'

const KEPT_MS = 5_000
const STATES = ['ready', 'deferred', 'active', 'failed'] as const satisfies readonly (keyof QueueFigures)[]

/** What the database knows of jobs, webhooks and links. It is read within the lane that slow pages cannot use up. */
export function storedFigures(registry: Registry, database: Database): Source {
  const jobs = gaugeIn(registry, 'corner_jobs', 'Background jobs of all processes, by queue and state', [
    'queue',
    'state',
  ])
  const oldest = gaugeIn(
    registry,
    'corner_jobs_oldest_ready_seconds',
    'For how long the oldest job that is due has been waiting; 0: none waits',
    ['queue'],
  )
  const links = gaugeIn(registry, 'corner_links', 'Links of athletes to a provider, by state', ['provider', 'state'])
  const open = gaugeIn(registry, 'corner_webhooks_open', 'Webhooks that were accepted and are not worked off yet')
  const accepted = gaugeIn(
    registry,
    'corner_webhook_last_accepted_timestamp_seconds',
    'When the last webhook was accepted; absent: none within 30 days',
  )
  const oldestOpen = gaugeIn(
    registry,
    'corner_webhook_oldest_open_timestamp_seconds',
    'When the oldest webhook that is not worked off yet was accepted; absent: none is open',
  )
  const clear = () => {
    for (const gauge of [jobs, oldest, links]) gauge.reset()
    for (const gauge of [open, accepted, oldestOpen]) gauge.remove()
  }

  function show(figures: StoredFigures): void {
    clear()
    for (const { queue, oldest_ready_seconds, ...counts } of figures.queues) {
      for (const state of STATES) jobs.set({ queue, state }, counts[state])
      oldest.set({ queue }, oldest_ready_seconds)
    }
    for (const { provider, status: state, links: count } of figures.links) links.set({ provider, state }, count)
    const { webhooks } = figures
    open.set(webhooks.open)
    if (webhooks.last_accepted !== null) accepted.set(webhooks.last_accepted)
    if (webhooks.oldest_open !== null) oldestOpen.set(webhooks.oldest_open)
  }

  return {
    name: 'database',
    keptMs: KEPT_MS,
    read: async () => show(await inLane('reserved', () => asSeenBy(database, 'all', readStoredFigures))),
    clear,
  }
}
