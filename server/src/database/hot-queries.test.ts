import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRateLimits } from '../rate-limits/rate-limits.ts'
import { createTestApp } from '../testing/app.ts'
import { administrationWork, backgroundWork, type HotWorkParts, ingestWork, pageWork } from '../testing/hot-work.ts'
import { fillLargeClub } from '../testing/large-club.ts'
import { People } from '../testing/people.ts'
import { type SentStatement, SentStatements } from '../testing/sent-statements.ts'
import { explain, findIndexes, wholeReads } from '../testing/whole-reads.ts'
import { createWearables } from '../wearables/wearables.ts'
import { openDatabase } from './database.ts'

const CLIENT = { WHOOP_CLIENT_ID: 'corner', WHOOP_CLIENT_SECRET: 'secret', PUBLIC_URL: 'http://corner.test' }
/** They grow with the people, and some with every day. */
const LARGE = [
  'users',
  'memberships',
  'sessions',
  'refresh_tokens',
  'known_networks',
  'audit_lines',
  'webhook_events',
  'wearable_connections',
  'wearable_profiles',
  'body_measurements',
  'record_sources',
  'worded_insights',
  'unreadable_records',
  'cycles',
  'sleeps',
  'recoveries',
  'workouts',
]

/** The beginnings of statements that are about everybody: they cost more with each person, but not with each day. */
const ABOUT_EVERYBODY: Record<string, string[]> = {
  'administrator: the overview': [
    'memberships: select json_build_object( ',
    'users: select (select count(*)',
    'users: select json_build_object( ',
    'wearable_connections: select (select count(*)',
    'wearable_connections: select json_build_object( ',
  ],
  'administrator: a page of users': ['users: select count(*) as "total"'],
  'administrator: the audit log': ['audit_lines: select count(*) as total'],
  'everybody: due links, every five minutes': [
    'wearable_connections: select "user_id", "provider" from',
    'wearable_connections: select "user_id", "provider", (extract(hour',
    'wearable_connections: select count(*) as "links"',
    'wearable_connections: select count(*) as "tries"',
    'wearable_connections: select user_id, provider from',
    'wearable_connections: update "wearable_connections" set "retried_at"',
    'webhook_events: select event.provider',
  ],
  'everybody: clean-up, every hour': [
    'sessions: delete from "sessions" where ctid = any(array( select ctid from "sessions" where not exists',
  ],
  'everybody: unreadable records, every day': ['wearable_connections: select "user_id" from'],
}

const testApp = await createTestApp({ environment: CLIENT, onCitus: 'never' })
const { app, connection, configuration, keyRing, pool } = testApp
const people = new People(testApp)
const team = await people.addTeam()
const [coach, administrator] = [await people.addCoach([team]), await people.addAdministrator()]
const athlete = await people.addAthlete([team])
await fillLargeClub(testApp.database, { users: 5_000, teams: 500 })
const wearables = createWearables({
  database: openDatabase(pool),
  connection,
  configuration,
  keyRing,
  limits: createRateLimits(pool),
  now: () => new Date(),
  jobs: { send: async () => {}, sendAll: async () => {} } as never,
})
afterAll(() => wearables.stop())
const parts: HotWorkParts = {
  app,
  database: openDatabase(pool),
  wearables,
  coach: coach.headers,
  coachCaller: { user_id: coach.id, role: 'coach', session_id: coach.session_id },
  administrator: administrator.headers,
  athlete: athlete.headers,
  teamId: () => team.id,
  athleteId: athlete.id,
}
const work = { ...pageWork(parts), ...administrationWork(parts), ...ingestWork(parts), ...backgroundWork(parts) }

const client = new pg.Client(connection)
beforeAll(() => client.connect())
afterAll(() => client.end())

/** What the statements read whole of large tables, when PostgreSQL avoids it where it can. */
async function readWhole(statements: readonly SentStatement[]): Promise<string[]> {
  const indexes = await findIndexes(client)
  const found = new Set<string>()
  for (const statement of statements) {
    const plan = await explain(client, statement, { settings: 'set local enable_seqscan = off' })
    for (const { table } of plan ? wholeReads(plan, indexes) : [])
      if (LARGE.includes(table)) found.add(`${table}: ${statement.text.replace(/\s+/g, ' ').trim()}`)
  }
  return [...found].sort()
}

async function statementsOf(name: string): Promise<SentStatement[]> {
  using sent = new SentStatements()
  await work[name]?.()
  return sent.take()
}

it.each(Object.keys(work))('%s: reads no large table whole', async (name) => {
  const statements = await statementsOf(name)
  expect(statements).not.toEqual([])
  const known = ABOUT_EVERYBODY[name] ?? []
  const whole = await readWhole(statements)
  expect(whole.filter((statement) => !known.some((start) => statement.startsWith(start)))).toEqual([])
})

it('would notice a table without its index', async () => {
  const statements = await statementsOf('coach: the records of a team for the AI coach')
  await sql`drop index sleeps_day, sleeps_cycle, sleeps_start`.execute(testApp.database)
  await sql`alter table sleeps drop constraint sleeps_pkey`.execute(testApp.database)
  expect(await readWhole(statements)).toContainEqual(expect.stringMatching(/^sleeps: /))
})
