import { beforeEach, expect, it, vi } from 'vitest'
import { BackupFolder } from '../backup/backup-folder.ts'
import { createTestFolder } from '../backup/backup-for-tests.ts'
import { pendingMigrations } from '../backup/pending-migrations.ts'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import { APP_ROLE } from '../database/embedded/settings.ts'
import { withClient } from '../database/with-client.ts'
import { createTestDatabase } from '../testing/database.ts'
import { loadSchema } from '../testing/upgrades/load-schema.ts'
import { updateTables } from './update-tables.ts'

const { owner, connection, unbound } = await createTestDatabase()

/** The tables of an earlier Corner, with rows in each. */
beforeEach(() => loadSchema(unbound, 'issue-15'))

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
  const { folder, start } = await server()
  const starting = await withClient(owner, async (making) => {
    await making.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.backup])
    const started = start()
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted and objid = ${ADVISORY_LOCKS.backup}`
    await vi.waitFor(async () => expect((await making.query(waiting)).rowCount).toBe(1), 20_000)
    return { started }
  })
  await starting.started
  expect(await folder.list()).toMatchObject([{ origin: 'before_update' }])
})
