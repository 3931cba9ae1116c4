import { chmod, mkdir, mkdtemp, readdir, readFile, rename, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { EVERY_MIGRATION } from '../database/migrations/every-migration.ts'
import { createTestDatabase } from '../testing/database.ts'
import { backUpBeforeUpdate } from './backup-before-update.ts'
import { BackupFolder } from './backup-folder.ts'
import { createTestFolder, fillForBackup } from './backup-for-tests.ts'
import { Backups } from './backups.ts'
import { proveBackup } from './prove-backup.ts'
import { readBackup } from './read-backup.ts'

const KEY = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='

/** Takes a backup for proved: for what is not about the proof, which needs seconds for its scratch database. */
const unproved: typeof proveBackup = async (_path, _folder, now) => ({ at: now(), equal: true, detail: '' })

const { owner, unbound } = await createTestDatabase()
await fillForBackup(unbound, 5)
const root = await createTestFolder()
await chmod(root, 0o711) // as root, PostgreSQL's user must be able to enter
const database = openDatabase(openPool(owner))
afterAll(() => database.destroy())

beforeEach(async () => {
  await database.deleteFrom('backup_settings').execute()
  await database.insertInto('backup_settings').values({ id: 1 }).execute()
})

async function installation({ hook, prove = unproved }: { hook?: string; prove?: typeof proveBackup } = {}) {
  const dataDir = await mkdtemp(join(root, 'data-'))
  await chmod(dataDir, 0o711)
  const folder = new BackupFolder(dataDir)
  const clock = { now: new Date('2026-11-27T03:15:07Z') }
  const configuration = { backupHook: hook, key: KEY }
  const backups = new Backups({ database, owner, folder, dataDir, configuration, now: () => clock.now, prove })
  return { backups, folder, dataDir, clock }
}

/** As if the last migration were still to run. */
async function forgetLastMigration(): Promise<void> {
  const last = Object.keys(EVERY_MIGRATION).at(-1)
  await sql`delete from kysely_migration where name = ${last}`.execute(database)
  onTestFinished(async () => {
    await sql`insert into kysely_migration (name, timestamp) values (${last}, '')`.execute(database)
  })
}

it('makes one that was restored and compared, lists it, opens it, and removes it', async () => {
  const { backups, dataDir, folder } = await installation({ prove: proveBackup })
  const made = await backups.make('scheduled')
  expect(made).toMatchObject({ name: 'corner-2026-11-27T031507Z.backup', origin: 'scheduled', holdsKey: false })
  expect(made.proof).toMatchObject({
    equal: true,
    detail: expect.stringMatching(/^Restored into an empty database: all \d+ rows are equal\.$/),
  })
  expect(await backups.list()).toEqual([made])
  expect(await backups.status()).toEqual({
    lastMadeAt: made.madeAt,
    lastProvedAt: made.proof?.at,
    lastFailure: null,
    comparing: null,
    isBusy: false,
  })
  expect((await backups.open(made.name)).bytes).toBe(made.bytes)
  expect(await readdir(dataDir)).toEqual(['backups']) // the scratch database is gone
  await backups.remove(made.name)
  expect(await readdir(folder.path)).toEqual([])
})

it('finds a backup that cannot be restored, and says so until one succeeds', async () => {
  const damaging: typeof proveBackup = async (path, ...others) => {
    if (clock.now.getUTCDate() !== 27) return unproved(path, ...others)
    await writeFile(path, (await readFile(path)).subarray(0, -20))
    return proveBackup(path, ...others)
  }
  const { backups, clock } = await installation({ prove: damaging })
  await expect(backups.make('asked')).rejects.toThrow('It could not be restored: This file cannot be restored')
  expect((await backups.list()).map(({ proof }) => proof?.equal)).toEqual([false])
  expect(await backups.status()).toMatchObject({ lastProvedAt: null, lastFailure: { at: clock.now } })
  clock.now = new Date('2026-11-28T03:15:07Z')
  await backups.make('asked')
  expect((await backups.status()).lastFailure).toBeNull()
})

it('takes the key along only where a passphrase seals it', async () => {
  const { backups, folder } = await installation()
  const { name } = await backups.make('asked', { passphrase: 'twelve signs at least' })
  const { header } = await readBackup(folder.pathOf(name))
  expect(header.sealedKey).not.toBeNull()
  await expect(backups.make('asked', { passphrase: 'short' })).rejects.toThrow('at least 12 characters')
})

it('runs the hook with the file as its argument, and says what it said when it fails', async () => {
  const place = await mkdtemp(join(root, 'hook-'))
  const hook = join(place, 'hook')
  await writeFile(
    hook,
    `#!/bin/sh\nprintf '%s %s %s' "$1" "$CORNER_BACKUP_ORIGIN" "$CORNER_BACKUP_PROVED" > ${place}/said\n`,
    { mode: 0o755 },
  )
  const { backups, folder } = await installation({ hook })
  const { name } = await backups.make('scheduled')
  expect(await readFile(join(place, 'said'), 'utf8')).toBe(`${folder.pathOf(name)} scheduled yes`)
  await writeFile(hook, '#!/bin/sh\necho "no such bucket" >&2\nexit 3\n')
  await expect(backups.make('scheduled')).rejects.toThrow('BACKUP_HOOK failed: no such bucket')
  expect((await backups.status()).lastFailure?.reason).toBe('BACKUP_HOOK failed: no such bucket')
})

it('makes one at a time, of several processes too, and the second is no failure', async () => {
  const { backups } = await installation()
  const both = await Promise.allSettled([backups.make('asked'), backups.make('asked')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')?.reason.message).toContain('being made or compared already')
  expect((await backups.status()).lastFailure).toBeNull()
})

it('tells at the next start of one in whose middle the process was killed, and not while another process makes it', async () => {
  const killed = Promise.withResolvers<void>()
  const { backups, folder, clock } = await installation({
    prove: async (...asked) => {
      await writeFile(join(folder.path, 'as-it-was'), await readFile(join(folder.path, 'being-made')))
      await killed.promise
      return unproved(...asked)
    },
  })
  const making = backups.make('scheduled')
  await vi.waitFor(() => readFile(join(folder.path, 'as-it-was')), { timeout: 30_000 })
  await backups.noteInterrupted()
  expect((await backups.status()).lastFailure).toBeNull()
  killed.resolve()
  await making
  await backups.noteInterrupted()
  expect((await backups.status()).lastFailure).toBeNull()

  await rename(join(folder.path, 'as-it-was'), join(folder.path, 'being-made'))
  await backups.noteInterrupted()
  expect((await backups.status()).lastFailure).toEqual({
    at: clock.now,
    reason: expect.stringContaining('was interrupted'),
  })
  await backups.make('scheduled')
  expect((await backups.status()).lastFailure).toBeNull()
})

it('says in a sentence which folder cannot be written, also as its last failure', async () => {
  const { backups, dataDir } = await installation()
  await writeFile(join(dataDir, 'backups'), 'a file in the place of the folder')
  const sentence = `${join(dataDir, 'backups')} must be a folder`
  await expect(backups.make('asked')).rejects.toThrow(sentence)
  expect((await backups.status()).lastFailure?.reason).toContain(sentence)
})

it('removes what the settings no longer keep', async () => {
  const { backups, clock } = await installation()
  await backups.changeSettings({ keep_days: 1, keep_weeks: 0 })
  await backups.make('scheduled')
  clock.now = new Date('2026-11-28T03:15:07Z')
  const { name } = await backups.make('scheduled')
  expect((await backups.list()).map((one) => one.name)).toEqual([name])
})

it('knows no file outside its folder, and none that is no backup', async () => {
  const { backups, folder, dataDir } = await installation()
  await mkdir(folder.path)
  await writeFile(join(dataDir, 'key'), 'secret')
  await writeFile(join(folder.path, 'corner-2026-11-27T000000Z.backup'), 'no backup')
  for (const name of [
    '../key',
    'key',
    '/etc/passwd',
    'corner-2026-11-27T000000Z.backup',
    'corner-2026-11-27T000000Z.backup/../../key',
  ])
    await expect(backups.open(name)).rejects.toThrow('The backup was not found')
  expect(await backups.list()).toEqual([])
})

it('clears away what a killed process was writing, once it is an hour old, before a backup and at a start', async () => {
  const { folder, backups } = await installation()
  await mkdir(folder.path)
  const [old, young] = ['a.backup.unfinished', 'b.backup.unfinished'].map((name) => join(folder.path, name))
  for (const path of [old, young]) await writeFile(path ?? '', 'half')
  const before = Date.now() / 1000 - 3700
  await utimes(old ?? '', before, before)
  await mkdir(join(folder.path, 'c.unfinished'))
  await utimes(join(folder.path, 'c.unfinished'), before, before)
  await symlink('gone', join(folder.path, 'd.unfinished'))
  await folder.place(new Date())
  const left = ['b.backup.unfinished', 'c.unfinished', 'd.unfinished']
  expect(await readdir(folder.path)).toEqual(left)
  await writeFile(old ?? '', 'half')
  await utimes(old ?? '', before, before)
  await backups.noteInterrupted()
  expect(await readdir(folder.path)).toEqual(left)
})

it('backs up before an update of the tables, and not when there is none', async () => {
  const { folder, clock } = await installation()
  expect(await backUpBeforeUpdate(owner, folder, clock.now)).toBeUndefined()
  await forgetLastMigration()
  const made = await backUpBeforeUpdate(owner, folder, clock.now)
  expect(made).toMatchObject({ origin: 'before_update', schema: Object.keys(EVERY_MIGRATION).at(-2) })
})

it('does not update what it cannot back up', async () => {
  const { dataDir, clock } = await installation()
  await forgetLastMigration()
  await writeFile(join(dataDir, 'backups'), 'a file in the place of the folder')
  await expect(backUpBeforeUpdate(owner, new BackupFolder(dataDir), clock.now)).rejects.toThrow(
    'BACKUP_BEFORE_UPDATE=off',
  )
})
