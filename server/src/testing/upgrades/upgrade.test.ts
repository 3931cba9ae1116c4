import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Connection } from '../../database/database.ts'
import { APP_ROLE, SUPERUSER } from '../../database/embedded/settings.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { EVERY_MIGRATION } from '../../database/migrations/every-migration.ts'
import { prepareDatabase } from '../../launch/prepare-database.ts'
import { createTestApp } from '../app.ts'
import { createTestDatabase } from '../database.ts'
import { readCatalogs } from './catalogs.ts'
import { TAKEN_FROM_THE_PACKAGE } from './intended-changes.ts'
import { EARLIER_SCHEMAS, loadSchema } from './load-schema.ts'
import { ROWS, STORED_PASSWORD, STORED_REFRESH_TOKEN } from './rows-of-every-table.ts'
import { findChanges, readTables } from './stored-rows.ts'

const NAMES = (await readdir(EARLIER_SCHEMAS)).map((file) => file.replace('.sql.gz', '')).sort()
const fresh = await createTestDatabase()
const [freshCatalogs, freshTables] = [await readCatalogs(fresh.unbound), await readTables(fresh.unbound)]

it('knows the schema of each earlier issue that changed it', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(8)
})

describe.each(NAMES)('a database as it was at the end of %s', async (name) => {
  // The database of an app, so that it needs no second one: what was in it goes.
  const { app, connection, owner } = await createTestApp({ at: new Date('2026-11-28T12:00:00Z') })
  const unbound: Connection = { ...owner, user: SUPERUSER }
  await loadSchema(unbound, name)
  const before = await readTables(unbound)
  await prepareDatabase({ owner, app: connection, appRole: APP_ROLE }) // as a start does
  const after = await readTables(unbound)

  it('keeps every row in each of its tables', () => {
    for (const [table, { rows }] of before) expect(rows, table).toHaveLength(ROWS[table]?.length ?? 0)
    expect(findChanges(before, after)).toEqual([])
    for (const table of TAKEN_FROM_THE_PACKAGE) expect(after.get(table), table).toEqual(freshTables.get(table))
  })

  it('becomes like a new one, down to the rights', async () => {
    expect(await readCatalogs(unbound)).toEqual(freshCatalogs)
  })

  it('lets everybody sign in, and go on with the session they had', async () => {
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    expect((await post('/api/token/refresh/', { refresh: STORED_REFRESH_TOKEN })).statusCode).toBe(200)
    for (const username of ['root', 'coach', 'ada', 'zoë']) {
      const signedIn = await post('/api/token/', { email: `${username}@corner.example`, password: STORED_PASSWORD })
      expect(signedIn.statusCode, username).toBe(200)
      const headers = { authorization: `Bearer ${signedIn.json().access}` }
      expect((await app.inject({ url: '/api/users/me/', headers })).json().username).toBe(username)
    }
  })
})

it('tells of a migration that loses, changes or adds what it should not', async () => {
  const { owner, unbound, connection } = await createTestDatabase()
  await loadSchema(unbound, NAMES.at(-1) ?? '')
  await prepareDatabase({ owner, app: connection, appRole: APP_ROLE })
  const before = await readTables(unbound)
  const wrong = [
    'delete from workouts',
    `update recoveries set hrv_rmssd_milli = round(hrv_rmssd_milli)`,
    `alter table sessions add column place text not null default 'here'`,
    'alter table teams drop column sport',
    `insert into milestones (name) values ('again')`,
    'drop index sleeps_day',
    'alter table cycles no force row level security',
    'grant select on users to public',
  ]
  await migrateDatabase(owner, {
    ...EVERY_MIGRATION,
    '9999-wrong': {
      up: async (db) => {
        for (const statement of wrong) await sql.raw(statement).execute(db)
      },
    },
  })

  expect(findChanges(before, await readTables(unbound))).toEqual([
    'milestones: 1 more',
    'recoveries.hrv_rmssd_milli: 32 instead of 31.813562',
    ...Array(2).fill('sessions.place: "here" instead of null'),
    ...Array(2).fill(expect.stringMatching(/^teams\.sport: undefined instead of "/)),
    expect.stringMatching(/^workouts \["01990000.*: gone$/),
  ])
  const catalogs = await readCatalogs(unbound)
  const differing = Object.keys(catalogs).filter((name) => String(catalogs[name]) !== String(freshCatalogs[name]))
  expect(differing).toEqual(['relations', 'columns', 'indexes', 'constraints', 'migrations'])
})
