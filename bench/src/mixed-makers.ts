import { openDatabase, openPool } from '@corner/server/database/database.ts'
import { buildTeamSeries, type SeriesKind } from '@corner/server/measurements/team-records.ts'
import { getRoster } from '@corner/server/measurements/team-roster.ts'
import type pg from 'pg'
import { startBenchDatabase } from './bench-database.ts'
import { atMost, type Finding } from './finding.ts'
import { DAYS, type LinkedTeam, seedLinkedTeam } from './linked-team.ts'
import { median, medianRatio, runAlternating } from './medians.ts'

const ATHLETES = 40
const ROUNDS = 60
const KINDS: readonly SeriesKind[] = ['recovery', 'sleep', 'activity']
const TABLES = { recovery: 'recoveries', sleep: 'sleeps', activity: 'cycles', workouts: 'workouts' } as const

/**
 * A team's athletes and the three series of its page, from the queries to the finished bodies: of one maker, of two, and with
 * athletes who change the maker within the period.
 */
export async function measureMixedMakers(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const { connection, superuser } = await startBenchDatabase(cleanUp)
  const pool = cleanUp.adopt(openPool(superuser), (opened) => opened.end())
  const database = cleanUp.adopt(openDatabase(openPool(connection)), (opened) => opened.destroy())
  const [one, mixed, changed] = [
    await seedLinkedTeam(pool, 'One', ATHLETES),
    await seedLinkedTeam(pool, 'Mixed', ATHLETES),
    await seedLinkedTeam(pool, 'Changed', ATHLETES),
  ]
  await wearAnother(pool, mixed, ATHLETES / 2, DAYS)
  await wearAnother(pool, changed, ATHLETES / 4, DAYS / 2)
  for (const team of [one, mixed, changed]) await noteDays(pool, team)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (username, email, password_hash, first_name, last_name, role)
     values ('bench', 'bench', '-', 'Bench', 'Coach', 'admin') returning id`,
  )
  const caller = { user_id: rows[0]?.id ?? '', role: 'admin' as const, session_id: '' }
  const now = new Date()
  const read = (team: LinkedTeam) => async () => {
    const roster = await getRoster(database, caller, team.id, now)
    for (const kind of KINDS) await buildTeamSeries(database, kind, roster, DAYS, now)
  }
  const [ofOne = [], ofTwo = [], ofChanged = []] = await runAlternating(
    [{ run: read(one) }, { run: read(mixed) }, { run: read(changed) }],
    ROUNDS,
  )
  const against = (times: number[]) => {
    const value = medianRatio(times, ofOne)
    return { value: median(times), ratio: { to: 'one maker', value }, target: atMost(1.1, value, 'x') }
  }
  return [
    { what: 'one maker', value: median(ofOne), unit: 'ms' },
    { what: 'two makers, half of the athletes each', unit: 'ms', ...against(ofTwo) },
    { what: 'a quarter of them changed the maker within the period', unit: 'ms', ...against(ofChanged) },
  ]
}

/** The first athletes have another maker's records on these oldest days; on all days, they are linked with it. */
async function wearAnother(pool: pg.Pool, { athleteIds }: LinkedTeam, athletes: number, days: number): Promise<void> {
  const ids = athleteIds.slice(0, athletes)
  for (const table of Object.values(TABLES))
    await pool.query(
      `update ${table} set provider = 'oura' where user_id = any($1) and date <= current_date - $2::int + $3::int`,
      [ids, DAYS, days],
    )
  if (days === DAYS)
    await pool.query(`update wearable_connections set provider = 'oura' where user_id = any($1)`, [ids])
}

/** What a sync would have noted of these rows. */
async function noteDays(pool: pg.Pool, { athleteIds }: LinkedTeam): Promise<void> {
  for (const [group, table] of Object.entries(TABLES))
    await pool.query(
      `insert into record_sources (user_id, provider, ${group}_from, ${group}_until)
       select user_id, provider, min(date), max(date) from ${table} where user_id = any($1) group by user_id, provider
       on conflict (user_id, provider)
         do update set ${group}_from = excluded.${group}_from, ${group}_until = excluded.${group}_until`,
      [athleteIds],
    )
}
