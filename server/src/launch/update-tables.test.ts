import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { BackupFolder } from '../backup/backup-folder.ts'
import { createTestFolder, fillForBackup } from '../backup/backup-for-tests.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { pendingMigrations } from '../backup/pending-migrations.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { APP_ROLE } from '../database/embedded/settings.ts'
import { createTestDatabase } from '../testing/database.ts'
import { updateTables } from './update-tables.ts'

const { owner, connection, unbound } = await createTestDatabase()
await fillForBackup(unbound)
const database = openDatabase(openPool(owner))
afterAll(() => database.destroy())

/** The tables of an earlier Corner. */
beforeEach(async () => {
  await sql`delete from kysely_migration where name = '0016-backups'`.execute(database)
  await sql`drop table if exists backup_settings`.execute(database)
})

/** A server with a data directory of its own on the one database. */
async function server() {
  const folder = new BackupFolder(await createTestFolder())
  const lines: string[] = []
  const start = () =>
    updateTables({ owner, app: connection, appRole: APP_ROLE }, { folder, print: (line) => lines.push(line) })
  return { folder, lines, start }
}

it('lets the second of two servers that start together wait for the first, and makes one backup', async () => {
  const servers = [await server(), await server()]
  await Promise.all(servers.map(({ start }) => start()))
  expect(await pendingMigrations(owner)).toEqual([])
  const lists = await Promise.all(servers.map(({ folder }) => folder.list()))
  expect(lists.flat()).toMatchObject([{ origin: 'before_update' }])
  const lines = servers.flatMap((one) => one.lines)
  expect(lines.filter((line) => line.startsWith('Another server'))).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('Backed up'))).toHaveLength(1)
})

it('waits for a backup that a server of the earlier Corner is making', async () => {
  const [earlier, later] = [await server(), await server()]
  const now = new Date()
  const path = await earlier.folder.place(now)
  const making = makeBackup(owner, path, { origin: 'scheduled', now })
  await Promise.all([making, later.start()])
  expect(await later.folder.list()).toMatchObject([{ origin: 'before_update' }])
})
