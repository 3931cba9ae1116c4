import type pg from 'pg'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import type { Readiness } from '../operation/readiness.ts'
import { VERSION } from '../operation/version.ts'
import { gaugeIn } from './gauges.ts'
import type { Source } from './source.ts'

interface WatchedProcess {
  pools: Readonly<Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>
  streams: { readonly openCount: number }
}

/** What this process knows of itself, read at each scrape: memory, CPU, event loop, its database connections and streams. */
export function processFigures(registry: Registry, { pools, streams }: WatchedProcess): Source {
  collectDefaultMetrics({ register: registry })
  const connections = gaugeIn(
    registry,
    'corner_database_connections',
    'Database connections of this process by lane: all, idle, and calls that wait for one',
    ['lane', 'state'],
  )
  const open = gaugeIn(registry, 'corner_live_streams', 'Pages that follow live changes from this process')
  gaugeIn(registry, 'corner_build_info', 'Always 1; its label says which release runs', ['version']).set(
    { version: VERSION },
    1,
  )
  return {
    name: 'process',
    keptMs: 0,
    async read() {
      for (const [lane, pool] of Object.entries(pools)) {
        connections.set({ lane, state: 'total' }, pool.totalCount)
        connections.set({ lane, state: 'idle' }, pool.idleCount)
        connections.set({ lane, state: 'waiting' }, pool.waitingCount)
      }
      open.set(streams.openCount)
    },
    clear() {
      connections.reset()
    },
  }
}

/** The checks of /api/health/ready/, for which Prometheus alone would need another exporter. */
export function checkFigures(registry: Registry, readiness: Pick<Readiness, 'readAll'>): Source {
  const passes = gaugeIn(registry, 'corner_check_passes', '1: this check of /api/health/ready/ passes', ['check'])
  return {
    name: 'checks',
    keptMs: 1_000,
    async read() {
      for (const { name: check, ok } of await readiness.readAll()) passes.set({ check }, ok ? 1 : 0)
    },
    clear: () => passes.reset(),
  }
}
