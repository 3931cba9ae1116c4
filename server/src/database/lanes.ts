import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type pg from 'pg'
import { type Connection, type Database, openPool } from './database.ts'
import type { Schema } from './schema.ts'
import { PAGE_TIMEOUTS, type Timeouts, WORK_TIMEOUTS } from './timeouts.ts'

/**
 * Which pool a query takes its connection from. `page`: what a screen asks. `reserved`: what must be answered however busy
 * pages are, such as sign-in and webhooks. `work`: background work, and the few calls that may wait longer.
 */
export type Lane = 'page' | 'reserved' | 'work'

export type LaneSettings = Record<Lane, { max: number; waits: Timeouts }>

/** Maximum connections of one server process; docs/database.md adds them up. */
export const LANES: LaneSettings = {
  page: { max: 10, waits: PAGE_TIMEOUTS },
  reserved: { max: 3, waits: PAGE_TIMEOUTS },
  work: { max: 6, waits: WORK_TIMEOUTS },
}

export interface DatabaseLanes {
  /** Takes each connection from the pool of the current lane. */
  database: Database
  pools: Record<Lane, pg.Pool>
  end(): Promise<void>
}

const current = new AsyncLocalStorage<Lane>()

/** Runs a function; its queries, and those of everything it awaits, take connections of this lane. */
export function inLane<T>(lane: Lane, run: () => T): T {
  return current.run(lane, run)
}

/** A pool for each lane, so that no lane can use up another's connections. Outside any lane, queries use the page lane. */
export function openLanes(connection: Connection, settings: LaneSettings = LANES): DatabaseLanes {
  const open = (lane: Lane) => openPool({ ...connection, max: settings[lane].max }, settings[lane].waits)
  const pools = { page: open('page'), reserved: open('reserved'), work: open('work') }
  const end = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()))
  }
  const pool: PostgresPool = {
    connect: () => pools[current.getStore() ?? 'page'].connect(),
    end,
    options: pools.page.options,
  }
  return { database: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pools, end }
}
