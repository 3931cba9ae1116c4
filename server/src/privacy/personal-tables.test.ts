import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'

const { app, database, ...testApp } = await createTestApp()
const ada = await new People({ app, database, ...testApp }).addAthlete([])

/** The file of the download that holds a table's rows, where it is not named like the table. */
const FILES: Record<string, string> = {
  sessions: 'sign_ins',
  wearable_connections: 'connections',
  wearable_profiles: 'connections',
  worded_insights: 'ai_insights',
}
const NOT_IN_THE_DOWNLOAD: Record<string, string> = {
  address_links: 'hashes of links that end within a day',
  password_links: 'hashes of links that end within an hour',
  oauth_states: 'hashes of addresses that end within minutes',
}
/** As PostgreSQL names the rules in `confdeltype`. */
const CASCADES = 'c'
const SETS_NULL = 'n'

it('has a file in the download for each table about a person, and loses its rows with the account', async () => {
  const { rows } = await sql<{ table: string; cascades: boolean }>`
    select columns.table_name as table, exists(
      select from pg_constraint
      where conrelid = columns.table_name::regclass and confrelid = 'users'::regclass and confdeltype = 'c'
        and conkey = array[(select attnum from pg_attribute where attrelid = conrelid and attname = 'user_id')]
    ) as cascades
    from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(database)
  const reply = await app.inject({ url: '/api/users/me/export/', headers: ada.headers })
  const files = Object.keys(unzipSync(reply.rawPayload))
  const tables = rows.map(({ table }) => table).filter((table) => !(table in NOT_IN_THE_DOWNLOAD))
  expect(tables).toContain('recoveries')
  expect(tables.filter((table) => !files.includes(`${FILES[table] ?? table}.json`))).toEqual([])
  expect(rows.filter(({ cascades }) => !cascades)).toEqual([])
})

it('says of each reference to a person or a team what happens when they go, or they could never be deleted', async () => {
  const { rows } = await sql<{ table: string; reference: string; rule: string }>`
    select conrelid::regclass::text as table, conname as reference, confdeltype as rule from pg_constraint
    where contype = 'f' and confrelid in ('users'::regclass, 'teams'::regclass)`.execute(database)
  const withoutRule = rows.filter(({ rule }) => rule !== CASCADES && rule !== SETS_NULL)
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['memberships', 'invitations', 'recoveries']))
  expect(withoutRule, 'on delete set null for who did it, cascade for what belongs to them').toEqual([])
})
