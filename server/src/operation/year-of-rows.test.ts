import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { BATCH_ROWS } from '../database/delete-in-batches.ts'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'
import { cleanUpQueue } from '../wearables/clean-up.ts'
import type { Links } from '../wearables/links.ts'

const testApp = await createTestApp()
const { database, clock } = testApp
const people = new People(testApp)
const now = clock.now()

/** What the hourly clean-up of an active club finds when it did not run for a year. */
const ROWS = { events: 200_000, each: 24_000, sessions: 12_000 }
/** Lines of the audit log that were written together, and go together. */
const AT_ONE_MOMENT = 10
/** Of each table, one row in ten is not over. */
const LIVING = 0.1
const WATCHED = [
  'address_links',
  'ai_usage',
  'audit_lines',
  'known_networks',
  'oauth_states',
  'password_links',
  'rate_limits',
  'refresh_tokens',
  'sessions',
  'webhook_events',
] as const

beforeAll(async () => {
  const { id: user } = await people.addAthlete([])
  await sql.raw(`truncate ${WATCHED.join()}`).execute(database)
  // A moment up to 500 days ago, or in the future for one row in ten.
  const at = (past: string, living: string) => `case when n % 10 = 0 then ${living} else ${past} end`
  const moment = `timestamptz '${now.toISOString()}'`
  const ends = at(`${moment} - n % 500 * interval '1 day' - interval '1 hour'`, `${moment} + interval '1 day'`)
  const old = at(`${moment} - interval '420 days' - n % 80 * interval '1 day'`, moment)
  const hash = `decode(md5(n::text), 'hex')`
  const from = (count: number) => `from generate_series(1, ${count}) as n`
  const fill = [
    `insert into address_links (token_hash, user_id, email_key, created_at, expires_at) select ${hash}, '${user}', n::text, ${moment}, ${ends} ${from(ROWS.each)}`,
    `insert into password_links (token_hash, user_id, expires_at) select ${hash}, '${user}', ${ends} ${from(ROWS.each)}`,
    `insert into oauth_states (state_hash, user_id, provider, expires_at) select ${hash}, '${user}', 'whoop', ${ends} ${from(ROWS.each)}`,
    `insert into known_networks (user_id, network_hash, last_seen) select '${user}', ${hash}, ${old} ${from(ROWS.each)}`,
    `insert into rate_limits (key, points, expire) select n::text, 1, extract(epoch from ${at(`${moment} - interval '1 day'`, `${moment} + interval '1 minute'`)}) * 1000 ${from(ROWS.each)}`,
    `insert into audit_lines (at, action) select ${at(`${moment} - interval '450 days' - n / ${AT_ONE_MOMENT} * interval '1 minute'`, moment)}, 'signed_in' ${from(ROWS.each)}`,
    `insert into webhook_events (provider, trace_id, provider_user_id, type, object_id, received_at, done_at) select 'whoop', n::text, '1', 'sleep.updated', 'x', ${old}, ${moment} ${from(ROWS.events)}`,
    `insert into ai_usage (user_id, day, tokens) select '${user}', (${moment})::date - n, 1 from generate_series(0, 400) as n`,
    `insert into sessions (id, user_id, created_at) select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '${user}', ${old} ${from(ROWS.sessions)}`,
    `insert into refresh_tokens (token_hash, session_id, expires_at) select decode(md5(n || 'a' || k), 'hex'), ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${ends} ${from(ROWS.sessions)}, generate_series(1, 3) as k`,
  ]
  await database.connection().execute(async (session) => {
    // Nobody checks a reference of each row meanwhile, nor waits for the disk.
    await sql`select set_config('session_replication_role', 'replica', false), set_config('synchronous_commit', 'off', false)`.execute(
      session,
    )
    for (const statement of fill) await sql.raw(statement).execute(session)
    await sql`reset session_replication_role`.execute(session)
  })
  await watchDeletions()
}, 300_000)

/** Counts what each statement deletes, whoever sends it. */
async function watchDeletions(): Promise<void> {
  await sql`create table deletions (table_name text, rows integer, at timestamptz default clock_timestamp())`.execute(
    database,
  )
  // On Citus the trigger is one of the table's shard.
  await sql`create function note_deletion() returns trigger language plpgsql security definer as $$
    begin insert into public.deletions select regexp_replace(tg_table_name, '_\\d+$', ''), count(*) from gone having count(*) > 0;
      return null; end $$`.execute(database)
  for (const table of WATCHED)
    await sql
      .raw(
        `create trigger noted after delete on ${table} referencing old table as gone for each statement execute function note_deletion()`,
      )
      .execute(database)
}

it('deletes a year of rows a few at a time, and none that is still needed', async () => {
  const links = { database: openDatabase(testApp.pool), now: clock.now } as unknown as Links
  const startedAtMs = performance.now()
  await cleanUpQueue(links).handle({ payload: {}, isLastTry: true, signal: new AbortController().signal })
  const tookMs = Math.round(performance.now() - startedAtMs)

  const { rows } = await sql<{ table_name: string; most: number; deleted: number; statements: number }>`
    select table_name, max(rows) as most, sum(rows)::int as deleted, count(*)::int as statements
    from deletions group by table_name order by table_name`.execute(database)
  const expected = (count: number) => count * (1 - LIVING)
  const deleted = Object.fromEntries(rows.map(({ table_name, deleted }) => [table_name, deleted]))
  expect(deleted, `after ${tookMs} ms`).toEqual({
    ...Object.fromEntries(WATCHED.map((table) => [table, expected(ROWS.each)])),
    ai_usage: 360,
    webhook_events: expected(ROWS.events),
    refresh_tokens: expected(ROWS.sessions) * 3,
    sessions: expected(ROWS.sessions),
  })
  for (const { table_name, most } of rows) expect(most, table_name).toBeLessThan(BATCH_ROWS + AT_ONE_MOMENT)
}, 300_000)
