import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { createTestDatabase } from '../testing/database.ts'
import { columnsQuery } from './columns-store.ts'
import type { SeriesKind } from './series-readings.ts'
import { seriesQuery } from './series-store.ts'

const ATHLETES = 60
const DAYS = 200

const { connection, unbound } = await createTestDatabase({ onCitus: 'never' })
// Vacuum marks pages as all-visible only when their commit is in the log, which the test cluster delays.
const pool = openPool({ ...unbound, options: '-c synchronous_commit=on' })
const app = openDatabase(openPool(connection))
afterAll(() => Promise.all([app.destroy(), pool.end()]))

const people = await pool.query<{ id: string }>(
  `insert into users (username, email, password_hash, first_name, last_name, role)
   select 'a' || n, 'a' || n, '-', 'Ada', 'Tester', 'athlete' from generate_series(1, ${ATHLETES}) n returning id`,
)
const userIds = people.rows.map(({ id }) => id)
const KEY = `user_id, provider, provider_id, date, updated_at, raw, score_state`
const ROWS = `id, 'whoop', n::text, date '2026-03-31' - n, now(), '{}', 'SCORED'`
const FROM = `from users, generate_series(0, ${DAYS - 1}) n`
const NIGHT = `now(), now(), '+00:00'`
await pool.query(`insert into recoveries (${KEY}, cycle_id, recovery_score) select ${ROWS}, n, 50 ${FROM}`)
await pool.query(`insert into cycles (${KEY}, start_at, end_at, timezone_offset) select ${ROWS}, ${NIGHT} ${FROM}`)
await pool.query(
  `insert into sleeps (${KEY}, start_at, end_at, timezone_offset, nap) select ${ROWS}, ${NIGHT}, false ${FROM}`,
)
// Another test process may hold a snapshot: pages become all-visible only after it has ended.
await vi.waitFor(
  async () => {
    await pool.query('vacuum analyze recoveries, cycles, sleeps')
    const { rows } = await pool.query(`select relname from pg_class
      where relname in ('recoveries', 'cycles', 'sleeps') and relallvisible < relpages`)
    expect(rows).toEqual([])
  },
  { timeout: 20_000, interval: 200 },
)

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  'Heap Fetches'?: number
  'Actual Rows'?: number
  Plans?: Plan[]
}

const leaf = (plan: Plan): Plan => (plan.Plans?.[0] ? leaf(plan.Plans[0]) : plan)

/** Half a period of each of two makers; the rows above are all of one. */
const changing = {
  parts: userIds.slice(0, 10).flatMap((user_id) => [
    { user_id, provider: 'oura', from: '2026-01-01', until: '2026-02-14' },
    { user_id, provider: 'whoop', from: '2026-02-15', until: '2026-03-31' },
  ]),
}
const window = { userIds: userIds.slice(0, 10), provider: 'whoop', today: '2026-03-31', days: 90, until: '2026-03-31' }

it.each<[SeriesKind, string, string, RawBuilder<unknown>]>([
  ['recovery', 'recoveries_day', 'the screens', seriesQuery('recovery', window)],
  ['sleep', 'sleeps_day', 'the screens', seriesQuery('sleep', window)],
  ['activity', 'cycles_day', 'the screens', seriesQuery('activity', window)],
  ['recovery', 'recoveries_day', 'the AI coach', columnsQuery('recovery', false, window)],
  ['sleep', 'sleeps_day', 'the AI coach', columnsQuery('sleep', false, window)],
  ['activity', 'cycles_day', 'the AI coach', columnsQuery('activity', false, window)],
])(
  'reads the %s of a team from the ranges of its athletes in %s for %s, touches no row, and tests none for the policy',
  async (_, index, __, query) => {
    const { rows } = await asSeenBy(app, window.userIds, (team) =>
      sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (analyze, format json) ${query}`.execute(team),
    )
    const scan = leaf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
    expect(scan).toMatchObject({ 'Node Type': 'Index Only Scan', 'Index Name': index, 'Heap Fetches': 0 })
    expect(scan['Index Cond']).toMatch(/user_id = ANY.*date > .*date <= /)
    expect(scan['Index Cond']).toContain('corner.visible_athletes')
    expect(scan.Filter).not.toContain('corner.visible_athletes')
    expect(scan['Actual Rows']).toBe(10 * 90)
  },
)

it.each<[SeriesKind, string]>([
  ['recovery', 'recoveries_day'],
  ['sleep', 'sleeps_day'],
  ['activity', 'cycles_day'],
])(
  'reads the %s of those who change the maker from the ranges of their days in %s, and touches no row',
  async (kind, index) => {
    const query = seriesQuery(kind, changing)
    const { rows } = await asSeenBy(app, window.userIds, (team) =>
      sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (analyze, format json) ${query}`.execute(team),
    )
    const everyPlan = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(everyPlan)]
    const scan = everyPlan(rows[0]?.['QUERY PLAN'][0].Plan as Plan).find((plan) => plan['Index Name'] === index)
    expect(scan).toMatchObject({ 'Node Type': 'Index Only Scan', 'Heap Fetches': 0 })
    expect(scan?.['Index Cond']).toMatch(/date >= .*date <= /)
    expect(scan?.['Index Cond']).toContain('corner.visible_athletes')
  },
)
