import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { expect, it } from 'vitest'
import { migrateDatabase } from '../database/migrate.ts'
import { withClient } from '../database/with-client.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { loadSchema } from '../testing/upgrades/load-schema.ts'
import { createTestFolder, fillForBackup, writeText } from './backup-for-tests.ts'
import { digestTables } from './digest-tables.ts'
import { holdsPeople } from './empty-database.ts'
import { findDiffering } from './prove-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = await createTestFolder()
const [target, peopled, older, updated, untouched, busy, copy] = await createDatabases(7)
const source = await createTestDatabase()
const NOW = new Date('2026-11-27T03:15:07Z')
await fillForBackup(source.unbound)
const path = join(folder, 'whole.backup')
const { totals } = await writeBackup(source.owner, path, { origin: 'asked', madeAt: NOW })

async function createDatabases(count: 7) {
  const databases: TestDatabase[] = []
  while (databases.length < count) databases.push(await createTestDatabase())
  return databases as [TestDatabase, TestDatabase, TestDatabase, TestDatabase, TestDatabase, TestDatabase, TestDatabase]
}

const textOf = async (file: string) => (await promisify(gunzip)(await readFile(file))).toString('utf8')

/** The backup with its text changed; digests are not renewed. */
async function changed(change: (text: string) => string): Promise<string> {
  const to = join(folder, `${randomBytes(6).toString('hex')}.backup`)
  return writeText(to, change(await textOf(path)))
}

it('holds every row of every table, those behind row level security too, and only its owner may read the file', async () => {
  const rowsOf = (name: string) => totals.tables.find(({ table }) => table === name)?.rows
  expect([rowsOf('users'), rowsOf('recoveries'), rowsOf('wearable_connections')]).toEqual([450, 1350, 450])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

it('restores an equal database: each table, its constraints, its triggers and its numbering', async () => {
  await restoreBackup(target.owner, path)
  expect(await digestTables(target.owner)).toEqual(totals.tables)
  const shapeOf = (connection: typeof source.unbound) =>
    withClient(connection, async (client) => {
      const { rows } = await client.query(`
        select conname::text as name, pg_get_constraintdef(oid) as what from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass || '.' || tgname, tgenabled::text from pg_trigger where not tgisinternal
        union all select relname, relforcerowsecurity::text from pg_class where relrowsecurity
        order by 1, 2`)
      return rows
    })
  expect(await shapeOf(target.unbound)).toEqual(await shapeOf(source.unbound))
  const next = await withClient(target.unbound, (client) =>
    client.query(`insert into audit_lines (action) values ('signed_in') returning id`),
  )
  expect(Number(next.rows[0].id)).toBeGreaterThan(5)
})

it('does not restore into a database that holds people, and leaves it as it is', async () => {
  await fillForBackup(peopled.unbound, 1)
  const before = await digestTables(peopled.owner)
  await expect(restoreBackup(peopled.owner, path)).rejects.toThrow('already holds people')
  expect(await digestTables(peopled.owner)).toEqual(before)
})

it('restores the tables of an earlier release as they were, and they can be brought up to date', async () => {
  await loadSchema(older.unbound, 'issue-13')
  const file = join(folder, 'older.backup')
  const { header } = await writeBackup(older.owner, file, { origin: 'asked', madeAt: NOW })
  expect(header.migrations.at(-1)).toBe('0014-ai-cost')

  await restoreBackup(updated.owner, file)
  expect(await digestTables(updated.owner)).toEqual(await digestTables(older.owner))
  await migrateDatabase(updated.owner)
  await migrateDatabase(older.owner)
  expect(await digestTables(updated.owner)).toEqual(await digestTables(older.owner))
})

it('refuses one of a newer Corner: of a later format, or with a migration that is unknown here', async () => {
  const later = await changed((text) => text.replace('"format":1', '"format":2'))
  await expect(restoreBackup(untouched.owner, later)).rejects.toThrow('made by a newer Corner')
  const ahead = await changed((text) => text.replace('0015-last-sign-ins', '9999-of-the-future'))
  await expect(restoreBackup(untouched.owner, ahead)).rejects.toThrow('step 9999-of-the-future is unknown here')
})

it('puts no name of the file into a statement that is not one of our tables and columns', async () => {
  const hostile = 'users (id) from program $$touch /tmp/owned$$; --'
  for (const [from, to] of [
    [/"table":"users"/g, `"table":${JSON.stringify(hostile)}`],
    ['"columns":["id","username"', '"columns":["id","no_such_column"'],
  ] as const) {
    const file = await changed((text) => text.replace(from, to))
    await expect(restoreBackup(untouched.owner, file)).rejects.toThrow('This file cannot be restored')
    expect(await withClient(untouched.owner, holdsPeople)).toBe(false)
  }
})

it('is of one moment, while others write', async () => {
  await fillForBackup(busy.unbound, 300)
  let isDone = false
  const writing = withClient(busy.unbound, async (client) => {
    for (let n = 0; !isDone; n++)
      await client.query(
        `with one as (insert into users (username, email, password_hash, first_name, last_name, role)
           values ($1, $1 || '@busy.example', '-', 'a', 'b', 'athlete') returning id)
         insert into sessions (user_id) select id from one`,
        [`busy-${n}`],
      )
    await client.query(`delete from users where username like 'busy-%'`)
  })
  const file = join(folder, 'busy.backup')
  try {
    const written = await writeBackup(busy.owner, file, { origin: 'asked', madeAt: NOW })
    const rowsOf = (name: string) => written.totals.tables.find(({ table }) => table === name)?.rows ?? 0
    expect(rowsOf('users') - rowsOf('sessions')).toBe(300)
    await restoreBackup(copy.owner, file)
    expect(await digestTables(copy.owner)).toEqual(written.totals.tables)
  } finally {
    isDone = true
    await writing
  }
})

it('names the tables that differ', () => {
  const [first, ...others] = totals.tables
  expect(findDiffering(totals.tables, totals.tables)).toEqual([])
  expect(findDiffering(totals.tables, others)).toEqual([first?.table])
  expect(
    findDiffering(
      totals.tables,
      totals.tables.map((total, at) => (at === 0 ? { ...total, sha256: '-' } : total)),
    ),
  ).toEqual([first?.table])
})
