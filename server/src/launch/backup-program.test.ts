import { type ChildProcess, execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { fillForBackup } from '../backup/backup-for-tests.ts'
import { digestTables } from '../backup/digest-tables.ts'
import { holdsPeople } from '../backup/empty-database.ts'
import { type Database, openDatabase, openPool } from '../database/database.ts'
import { APP_ROLE } from '../database/embedded/settings.ts'
import { withClient } from '../database/with-client.ts'
import { claimForService, readPurpose } from '../demo/database-purpose.ts'
import { reach } from '../demo/milestone-store.ts'
import { createTestDatabase } from '../testing/database.ts'
import { updateTables } from './update-tables.ts'

// Whole programs: starting one takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const PROGRAM = join(import.meta.dirname, '../main.ts')
const KEY = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
const PASSPHRASE = 'twelve signs at least'

const [club, other, killed] = [await createTestDatabase(), await createTestDatabase(), await createTestDatabase()]
const children: ChildProcess[] = []
const keyless = await createTestDatabase()
const [demo, served, unused] = [await createTestDatabase(), await createTestDatabase(), await createTestDatabase()]
await fillForBackup(club.unbound, 7)
await fillForBackup(demo.unbound, 2)
const [demoRows, servedRows] = [demo, served].map(({ unbound }) => openDatabase(openPool({ ...unbound, max: 1 }))) as [
  Database,
  Database,
]
afterAll(async () => {
  for (const rows of [demoRows, servedRows]) await rows.destroy()
})
const folder = await mkdtemp(join(tmpdir(), 'corner-programs-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await chmod(folder, 0o711) // as root, PostgreSQL's user must be able to enter
const inFolder = (name: string) => join(folder, name)

interface Ran {
  code: number
  said: string
}

/** Runs `npm run backup` or `npm run restore` without npm. */
function run(
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
  onStart = (_child: ChildProcess) => {},
): Promise<Ran> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [PROGRAM, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    )
    onStart(child)
    child.stdin?.end()
  })
}

it('backs up a given database into a file and restores it into an empty one, whose people it then refuses to overwrite', async () => {
  const file = inFolder('club.backup')
  const made = await run(['backup', '--to', file], { DATABASE_URL: club.url, DATA_DIR: folder })
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\d+ tables, \d+ rows, \d+ KB\. The key is not in it/),
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const into = () => run(['restore', file], { DATABASE_URL: other.url, DATA_DIR: folder })
  expect(await into()).toMatchObject({ code: 0, said: expect.stringContaining(': 7 people, 0 teams, 21 recoveries.') })
  expect(await digestTables(other.owner)).toEqual(await digestTables(club.owner))
  expect(await into()).toMatchObject({ code: 1, said: expect.stringContaining('already holds people') })
})

it('takes the key along with a passphrase, into a data directory of its own, which it can back up while nothing runs', async () => {
  const [old, fresh, file] = [inFolder('old'), inFolder('fresh'), inFolder('with-key.backup')]
  const settings = { DATABASE_URL: club.url, DATA_DIR: folder, CORNER_KEY: KEY, BACKUP_PASSPHRASE: PASSPHRASE }
  expect((await run(['backup', '--to', file, '--with-key'], settings)).code).toBe(0)
  expect((await readFile(file)).includes(KEY)).toBe(false)
  const wrong = await run(['restore', file], { DATA_DIR: old, BACKUP_PASSPHRASE: 'another passphrase' })
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('does not open the key') })

  const restored = await run(['restore', file], { DATA_DIR: fresh, BACKUP_PASSPHRASE: PASSPHRASE })
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('7 people') })
  expect(await readFile(join(fresh, 'key'), 'utf8')).toBe(`${KEY}\n`)
  const again = await run(['backup'], { DATA_DIR: fresh })
  expect(again.code).toBe(0)
  const stored = await readdir(join(fresh, 'backups'))
  expect(stored.toSorted()).toEqual([expect.stringMatching(/^corner-.*\.backup$/), 'restored-at'])
})

it('has the key in its place before anybody can see the rows, is not started on while it is unfinished, and is finished by the same command', async () => {
  const [dataDir, file] = [inFolder('killed'), inFolder('to-kill.backup')]
  const settings = { DATABASE_URL: club.url, DATA_DIR: folder, CORNER_KEY: KEY, BACKUP_PASSPHRASE: PASSPHRASE }
  expect((await run(['backup', '--to', file, '--with-key'], settings)).code).toBe(0)
  const into = { DATABASE_URL: killed.url, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE }
  const first = run(['restore', file], into, (child) => children.push(child))
  while (!(await withClient(killed.owner, holdsPeople).catch(() => false))) await wait(2) // the tables come and go
  children[0]?.kill('SIGKILL')
  await first
  expect(await readFile(join(dataDir, 'key'), 'utf8')).toBe(`${KEY}\n`)

  const start = () =>
    updateTables(
      { owner: killed.owner, app: killed.connection, appRole: APP_ROLE },
      { folder: undefined, print: () => {} },
    )
  await expect(start()).rejects.toThrow(/was not finished. Run npm run restore with the same file again/)
  const second = await run(['restore', file], into)
  expect(second).toMatchObject({ code: 0, said: expect.stringContaining(': 7 people') })
  await start()
  expect(await digestTables(killed.owner)).toEqual(await digestTables(club.owner))
  expect(await run(['restore', file], into)).toMatchObject({
    code: 1,
    said: expect.stringContaining('already holds people'),
  })
})

it.each([
  [['backup', '--into', 'x'], 'npm run backup -- [--to FILE] [--force] [--with-key] [--demo]'],
  [['backup', '--with-key'], 'There is no database in'],
  [['restore'], 'npm run restore -- FILE [--without-key] [--demo]: name one file'],
  [['restore', 'a', 'b'], 'name one file'],
  [['restore', '/nowhere/x.backup'], '/nowhere/x.backup is not there'],
])('says in a sentence what is wrong with %j', async (args, sentence) => {
  const { code, said } = await run(args, { DATA_DIR: inFolder('nothing') })
  expect(code).toBe(1)
  expect(said).toContain(sentence)
  expect(said).not.toContain('    at ')
})

it('asks for a passphrase where nobody can type one', async () => {
  const { said } = await run(['backup', '--with-key'], { DATABASE_URL: club.url, DATA_DIR: folder, CORNER_KEY: KEY })
  expect(said).toContain('set BACKUP_PASSPHRASE, or run this in a terminal')
})

it.each([
  ['backup', ['--to FILE', '--force', '--with-key', '--demo', 'BACKUP_PASSPHRASE']],
  ['restore', ['FILE', '--without-key', '--demo', 'BACKUP_PASSPHRASE']],
])('prints the options of %s', async (program, options) => {
  const { code, said } = await run([program, '--help'], {})
  expect(code).toBe(0)
  for (const option of options) expect(said).toContain(option)
})

it('goes on without the key where its passphrase is forgotten, and names that way at a wrong, an empty and a missing one', async () => {
  const file = inFolder('forgotten.backup')
  const settings = { DATABASE_URL: club.url, DATA_DIR: folder, CORNER_KEY: KEY, BACKUP_PASSPHRASE: PASSPHRASE }
  expect((await run(['backup', '--to', file, '--with-key'], settings)).code).toBe(0)
  const into = { DATABASE_URL: keyless.url, DATA_DIR: inFolder('keyless') }
  for (const passphrase of ['not the passphrase', ' ', '']) {
    const { code, said } = await run(['restore', file], { ...into, BACKUP_PASSPHRASE: passphrase })
    expect([code, said]).toEqual([1, expect.stringContaining('--without-key')])
  }
  const restored = await run(['restore', file, '--without-key'], into)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('7 athletes link their devices again') })
  expect(restored.said).not.toContain('put the file "key"')
  const statuses = await withClient(keyless.unbound, (client) =>
    client.query('select distinct status from wearable_connections'),
  )
  expect(statuses.rows).toEqual([{ status: 'token_expired' }])
})

it('writes into a folder under a name of its own, over a file only with --force, and names a folder that is missing', async () => {
  const [usb, missing] = [inFolder('usb'), inFolder('missing')]
  await mkdir(usb)
  const backUp = (...to: string[]) => run(['backup', '--to', ...to], { DATABASE_URL: club.url, DATA_DIR: folder })
  const made = await backUp(usb)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('whoever has the file can read all of it') })
  const names = await readdir(usb)
  expect(names).toEqual([expect.stringMatching(/^corner-.*\.backup$/)])

  const file = inFolder('taken.backup')
  await writeFile(file, 'of somebody else')
  expect(await backUp(file)).toMatchObject({ code: 1, said: expect.stringContaining('is there already') })
  expect(await readFile(file, 'utf8')).toBe('of somebody else')
  expect((await backUp(file, '--force')).code).toBe(0)
  expect(await backUp(join(missing, 'x.backup'))).toMatchObject({
    code: 1,
    said: expect.stringContaining(`The folder ${missing} is not there`),
  })
})

it('names the damage of a file before it asks for its passphrase', async () => {
  const file = inFolder('cut-with-key.backup')
  const settings = { DATABASE_URL: club.url, DATA_DIR: folder, CORNER_KEY: KEY, BACKUP_PASSPHRASE: PASSPHRASE }
  expect((await run(['backup', '--to', file, '--with-key'], settings)).code).toBe(0)
  await writeFile(file, (await readFile(file)).subarray(0, -20))
  const { code, said } = await run(['restore', file], { DATA_DIR: inFolder('untouched') })
  expect([code, said]).toEqual([1, expect.stringContaining('This file cannot be restored')])
  expect(said).not.toContain('passphrase')
})

it('restores a demo’s backup for the demo alone, a club’s for a club, and says how to start it', async () => {
  const file = inFolder('demo.backup')
  const backUp = () => run(['backup', '--to', file, '--force'], { DATABASE_URL: demo.url, DATA_DIR: folder })
  expect((await backUp()).code).toBe(0)
  const ofClub = await run(['restore', file, '--demo'], { DATABASE_URL: served.url, DATA_DIR: folder })
  expect(ofClub).toMatchObject({ code: 1, said: expect.stringContaining('This backup is of a club') })

  await reach(demoRows, 'demo')
  expect((await backUp()).code).toBe(0)
  await claimForService(servedRows)
  const refused = await run(['restore', file], { DATABASE_URL: served.url, DATA_DIR: folder })
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('This backup is of the demo') })
  expect(await readPurpose(servedRows)).toBe('service')

  const restored = await run(['restore', file], { DATABASE_URL: unused.url, DATA_DIR: folder })
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/This is a backup of the demo: npm start/) })
})

it('restores nothing from a damaged file', async () => {
  const file = inFolder('damaged.backup')
  await writeFile(file, 'not a backup')
  const { code, said } = await run(['restore', file], { DATA_DIR: inFolder('untouched') })
  expect([code, said]).toEqual([1, expect.stringContaining('This file cannot be restored')])
})
