import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareDatabase } from '../../launch/prepare-database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { clusterDirectory } from './new-cluster.ts'
import { isRunning } from './postmaster.ts'
import { withSuperuser } from './readiness.ts'
import { NEW_CLUSTER_SETTINGS, SUPERUSER } from './settings.ts'

// Creating a cluster takes a second on an idle machine, and some tests do it twice.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const APP = join(import.meta.dirname, 'app-for-tests.ts')

let folder: string
let dataDir: string
const cleanUps: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corner-embedded-'))
  await chmod(folder, 0o711)
  dataDir = join(folder, 'state')
})

afterEach(async () => {
  for (let cleanUp = cleanUps.pop(); cleanUp; cleanUp = cleanUps.pop()) await cleanUp()
  await rm(folder, { recursive: true, force: true })
})

/** The result of a first start, created once: most of its time goes into copying programs and creating a cluster. */
let example: string | undefined
async function exampleDirectory(): Promise<string> {
  if (example) return example
  example = await mkdtemp(join(tmpdir(), 'corner-embedded-example-'))
  await chmod(example, 0o711)
  const settings = { ...NEW_CLUSTER_SETTINGS, fsync: 'off' }
  await (await startEmbeddedDatabase({ dataDir: example, onProgress: () => {}, settings })).stop()
  return example
}

afterAll(async () => {
  if (example) await rm(example, { recursive: true, force: true })
})

/** A new data directory that contains the programs already. */
async function bringPrograms(): Promise<void> {
  const from = await exampleDirectory()
  await mkdir(dataDir, { mode: 0o711 })
  for (const name of await readdir(from))
    if (name.startsWith('postgres-binaries-')) await symlink(join(from, name), join(dataDir, name))
}

/** A data directory after a first start: the programs, and a cluster with an empty database. */
async function bringCluster(): Promise<void> {
  await bringPrograms()
  await promisify(execFile)('cp', ['-a', clusterDirectory(await exampleDirectory()), dataDir])
}

/** Starts in this process. Without fsync: the tests kill processes, not machines. */
async function start(lines: string[] = []): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({
    dataDir,
    onProgress: (line) => lines.push(line),
    settings: { ...NEW_CLUSTER_SETTINGS, fsync: 'off' },
  })
  cleanUps.push(database.stop)
  return database
}

/** Starts an app in its own process, to be killed. */
async function startApp(): Promise<ChildProcess> {
  const app = spawn(process.execPath, [APP, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  cleanUps.push(() => kill(app))
  await once(createInterface({ input: app.stdout }), 'line')
  return app
}

async function kill(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return
  const gone = once(app, 'exit')
  app.kill('SIGKILL')
  await gone
}

async function query<T extends pg.QueryResultRow>(database: EmbeddedDatabase, sql: string): Promise<T[]> {
  const client = new pg.Client(database.owner)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(clusterDirectory(dataDir), 'postmaster.pid'), 'utf8'), 10)
}

describe('the first start', () => {
  it('makes a PostgreSQL 18 that orders by Unicode and listens on no network', async () => {
    const lines: string[] = []
    const database = await start(lines)
    expect(database.adopted).toBe(false)
    expect(lines).toEqual([
      expect.stringMatching(/^Creating the database.* \.\.\. .*s$/),
      expect.stringMatching(/^Starting the database \.\.\. .*s$/),
    ])
    const [settings] = await query(
      database,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('listen_addresses') as addresses,
        current_setting('server_encoding') as encoding, current_setting('timezone') as zone, current_user as role,
        (select datlocale from pg_database where datname = current_database()) as locale, lower('ÄÖ') as lower`,
    )
    expect(settings).toEqual({
      major: 18,
      addresses: '',
      encoding: 'UTF8',
      zone: 'UTC',
      role: 'corner',
      locale: 'C.UTF-8',
      lower: 'äö',
    })
  })

  it('leaves out what a start that was killed while creating has left', async () => {
    await bringPrograms()
    await mkdir(join(dataDir, 'postgres.unfinished-00000000'))
    await start()
    expect((await readdir(dataDir)).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('finds a short place for the socket of a data directory with a long path', async () => {
    dataDir = join(folder, 'x'.repeat(120))
    await bringPrograms()
    const database = await start()
    expect(database.app.host.length).toBeLessThan(90)
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    cleanUps.unshift(() => rm(database.app.host, { recursive: true }))
  })

  it('refuses a data directory that is a file', async () => {
    await writeFile(dataDir, '')
    await expect(start()).rejects.toThrow(/data directory .*state cannot be used/)
  })

  it('refuses a cluster of another major version, and leaves it alone', async () => {
    await bringPrograms()
    await mkdir(clusterDirectory(dataDir))
    await writeFile(join(clusterDirectory(dataDir), 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17, and this Corner brings 18/)
    expect(await readdir(clusterDirectory(dataDir))).toEqual(['PG_VERSION'])
  })
})

describe('the next start', () => {
  beforeEach(bringCluster)

  it('creates the app’s role in a cluster of a release without one, and keeps its rows', async () => {
    const first = await start()
    await prepareDatabase(first)
    await query(first, "insert into organizations (name) values ('Ringers')")
    // As in that release: one role that owned everything and was used by the app.
    await withSuperuser({ socketDir: first.app.host }, async (superuser) => {
      const inDatabase = new pg.Client({ ...first.owner, user: SUPERUSER })
      await inDatabase.connect()
      await inDatabase.query('drop owned by corner_app').finally(() => inDatabase.end())
      await superuser.query('drop role corner_app')
    })
    await first.stop()

    const second = await start()
    await prepareDatabase(second)
    const client = new pg.Client(second.app)
    await client.connect()
    const { rows } = await client
      .query('select name, current_user as role from organizations')
      .finally(() => client.end())
    expect(rows).toEqual([{ name: 'Ringers', role: 'corner_app' }])
  })

  it('finds the rows of the one before, with no server left in between', async () => {
    const first = await start()
    await query(first, "create table kept as select 'row' as what")
    const pid = await postmasterPid()
    await first.stop()
    expect(await isRunning({ pid }, clusterDirectory(dataDir))).toBe(false)

    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await query(second, 'select * from kept')).toEqual([{ what: 'row' }])
  })

  it('is refused while another app runs here, with its number and address', async () => {
    cleanUps.push(start) // after the app has ended, this test must stop its server
    const app = await startApp()
    await expect(start()).rejects.toThrow(
      new RegExp(
        `Corner already runs on this data directory, .* \\(process ${app.pid}, http://127\\.0\\.0\\.1:3000\\)`,
      ),
    )
  })

  it('takes over the server of an app that was killed', async () => {
    const app = await startApp()
    const pid = await postmasterPid()
    await kill(app)
    const database = await start()
    expect(database.adopted).toBe(true)
    expect(await postmasterPid()).toBe(pid)
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('ignores the process id of an old postmaster.pid, also when another program has it now', async () => {
    const first = await start()
    const path = join(clusterDirectory(dataDir), 'postmaster.pid')
    const written = await readFile(path, 'utf8')
    await first.stop()
    const other = spawn('sleep', ['60'])
    cleanUps.push(async () => other.kill())
    await writeFile(path, written.replace(/^\d+/, String(other.pid)))
    expect((await start()).adopted).toBe(false)
  })
})

describe('a server that dies', () => {
  beforeEach(bringCluster)

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'by %s is started again, and has every row it acknowledged',
    async (signal) => {
      const lines: string[] = []
      const database = await start(lines)
      await query(database, 'create table kept as select 1 as one')
      process.kill(await postmasterPid(), signal)
      await expect.poll(() => lines.at(-1), { timeout: 20_000 }).toMatch(/^Starting the database again/)
      expect(await query(database, 'select * from kept')).toEqual([{ one: 1 }])
    },
  )

  it('together with its app recovers at the next start', async () => {
    const app = await startApp()
    const pid = await postmasterPid()
    await kill(app)
    process.kill(pid, 'SIGKILL')
    await wait(0)
    const database = await start()
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
