import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'
import { cleanUpQueue } from '../wearables/clean-up.ts'
import type { Links } from '../wearables/links.ts'

const testApp = await createTestApp()
const { database, clock } = testApp
const people = new People(testApp)

/**
 * What keeps each table from growing for ever: what bounds its rows, or that the expired ones are deleted, in the words of
 * docs/operations.md#what-goes-by-itself.
 */
const BOUNDS: Record<string, { by: string } | { pruned: string }> = {
  address_links: { pruned: 'links for addresses' },
  ai_usage: { pruned: 'counts of AI tokens and their cost' },
  article_passages: { by: 'the articles of the release' },
  article_phrases: { by: 'the articles of the release' },
  article_words: { by: 'the articles of the release' },
  articles: { by: 'the articles of the release' },
  audit_lines: { pruned: 'lines of the audit log' },
  backup_settings: { by: 'one row' },
  body_measurements: { by: 'people and providers' },
  cycles: { by: 'days of people: what Corner is there to keep' },
  imports: { by: 'the newest 200 of each person' },
  invitations: { pruned: 'invitations' },
  known_networks: { pruned: 'networks that people signed in from' },
  kysely_migration: { by: 'the migrations of the release' },
  kysely_migration_lock: { by: 'one row' },
  memberships: { by: 'people and teams' },
  milestones: { by: 'the names in the code' },
  oauth_states: { pruned: 'OAuth states' },
  organizations: { by: 'what administrators make' },
  password_links: { pruned: 'links for passwords' },
  rate_limits: { pruned: 'counts of rate limits' },
  record_sources: { by: 'people and providers' },
  recoveries: { by: 'days of people: what Corner is there to keep' },
  refresh_tokens: { pruned: 'their tokens' },
  request_budgets: { by: 'providers' },
  sessions: { pruned: 'sessions' },
  setup_tokens: { by: 'one unclaimed, and the administrators who claimed one' },
  sleeps: { by: 'days of people: what Corner is there to keep' },
  teams: { by: 'what administrators make' },
  unreadable_records: { by: '200 for each athlete, for 90 days' },
  users: { by: 'people' },
  wearable_connections: { by: 'people and providers' },
  wearable_profiles: { by: 'people and providers' },
  webhook_events: { pruned: 'webhook events' },
  worded_insights: { by: 'people' },
  workouts: { by: 'days of people: what Corner is there to keep' },
  write_probe: { by: 'one row' },
}

const PRUNED = Object.fromEntries(
  Object.entries(BOUNDS).flatMap(([table, bound]) => ('pruned' in bound ? [[table, bound.pruned]] : [])),
)

it('says of each table what bounds it', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(BOUNDS))
})

it('tells operators of everything that is deleted', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const section = /\n## What goes by itself\n([\s\S]*?)\n## /.exec(page)?.[1]?.replaceAll('\n', ' ') ?? ''
  expect(Object.values(PRUNED).filter((words) => !section.includes(words))).toEqual([])
})

it('deletes what has expired, every hour, from each table that is pruned', async () => {
  const { id: user_id } = await people.addAthlete()
  const team = await people.addTeam()
  const pruned = Object.keys(PRUNED)
  // What the people above left behind is not tested here.
  await sql.raw(`truncate ${pruned.join()}`).execute(database)
  const longAgo = new Date(clock.now().getTime() - 500 * 86_400_000)
  const token_hash = Buffer.from('x')
  const session_id = randomUUID()
  const dated = { created_at: longAgo, expires_at: longAgo }
  const old: Record<string, Record<string, unknown>[]> = {
    address_links: [{ token_hash, user_id, email_key: 'x@corner.example', ...dated }],
    ai_usage: [{ user_id, day: '2020-01-01', tokens: 1 }],
    audit_lines: [{ action: 'signed_in', at: longAgo, details: '{}' }],
    invitations: [
      {
        token_hash,
        team_id: team.id,
        email: 'x@corner.example',
        first_name: 'X',
        last_name: 'Y',
        role: 'athlete',
        ...dated,
      },
    ],
    known_networks: [{ user_id, network_hash: token_hash, last_seen: longAgo }],
    oauth_states: [{ state_hash: token_hash, user_id, provider: 'whoop', expires_at: longAgo }],
    password_links: [{ token_hash, user_id, ...dated }],
    rate_limits: [{ key: 'x', points: 1, expire: 1 }],
    sessions: [{ id: session_id, user_id, created_at: longAgo }],
    refresh_tokens: [{ token_hash, session_id, ...dated }],
    webhook_events: [
      {
        provider: 'whoop',
        trace_id: 'x',
        provider_user_id: '1',
        type: 'sleep.updated',
        object_id: 'x',
        received_at: longAgo,
      },
    ],
  }
  expect(Object.keys(old).sort()).toEqual(pruned)
  for (const [table, rows] of Object.entries(old))
    await (database as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .insertInto(table)
      .values(rows)
      .execute()

  const links = { database: openDatabase(testApp.pool), now: clock.now } as unknown as Links
  await cleanUpQueue(links).handle({ payload: {}, isLastTry: true, signal: new AbortController().signal })
  const left = await Promise.all(
    pruned.map(async (table) => (await sql.raw(`select from ${table}`).execute(database)).rows.length && table),
  )
  expect(left.filter(Boolean)).toEqual([])
})

/** Of the job queue's tables only `job_common` grows, and pg-boss deletes jobs that ended 3 days ago (jobs.ts). */
const OF_THE_JOB_QUEUE = [
  'bam',
  'job',
  'job_common',
  'job_dependency',
  'queue',
  'schedule',
  'subscription',
  'version',
  'queue_stats',
  'warning', // written only with persistQueueStats and persistWarnings, which are off
]

it('knows each table of the job queue', async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'jobs' and tablename !~ '^queue_stats_[0-9]+$'`.execute(database)
  expect(rows.map(({ name }) => name).sort()).toEqual(OF_THE_JOB_QUEUE.toSorted())
})
