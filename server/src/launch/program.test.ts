import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'

// Whole programs: starting one takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

/** The program as `npm run serve` starts it, on this file's data directory. */
const PROGRAM = join(import.meta.dirname, '../main.ts')
const own = await createTestDatabase()
const [ofDemo, ofClub, ofFuture] = [await createTestDatabase(), await createTestDatabase(), await createTestDatabase()]
const pool = openPool(own.connection)
let dataDir: string
const started: Program[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corner-program-'))
  await chmod(dataDir, 0o711) // as root, the user that Corner switches to must be able to enter
})

afterAll(async () => {
  await Promise.all(started.map((program) => end(program, 'SIGTERM')))
  await pool.end()
  await rm(dataDir, { recursive: true, force: true })
})

/** A child program: its output, and how it ended: its exit code, or the signal. */
interface Program {
  child: ChildProcess
  said: () => string
  ended: Promise<number | NodeJS.Signals | null>
}

function start(settings: NodeJS.ProcessEnv = {}, args: readonly string[] = []): Program {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (text) => {
      said += text
    })
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  const program = { child, said: () => said, ended }
  started.push(program)
  return program
}

function end({ child, ended }: Program, signal: NodeJS.Signals) {
  child.kill(signal)
  return ended
}

const ready = (program: Program) => said(program, /Ready on (\S+)/)

/** Waits for this output. @returns the pattern's first group. @throws Error with all its output when it exits first */
async function said({ said, ended }: Program, pattern: RegExp): Promise<string> {
  for (;;) {
    const match = pattern.exec(said())
    if (match) return match[1] ?? ''
    const how = await Promise.race([ended, wait(50, undefined)])
    if (how !== undefined) throw new Error(`ended with ${how}: ${said()}`)
  }
}

const health = async (url: string) => (await fetch(`${url}/api/health/`)).json() as Promise<{ status: string }>

it('prints a set-up link at the first start, refuses a second start, and ends cleanly at Ctrl-C', async () => {
  const first = start()
  const url = await ready(first)
  expect(await health(url)).toMatchObject({ status: 'ok' })
  expect(first.said()).toMatch(/\/register#setup=\S{20,}/)

  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain('already runs')

  expect(await end(first, 'SIGINT')).toBe(0)
  await expect(health(url)).rejects.toThrow()
})

it('takes over the database that outlived a kill -9, and serves from it', async () => {
  const killed = start()
  await ready(killed)
  await end(killed, 'SIGKILL')

  const next = start()
  expect(await health(await ready(next))).toMatchObject({ status: 'ok' })
  expect(next.said()).toContain('Taking over')
  expect(await end(next, 'SIGTERM')).toBe(0)
})

it('says which port is taken, ends with a code that is not 0, and has begun no work', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const refused = start({ PORT: String(port), DATABASE_URL: own.url, DATABASE_APP_URL: own.appUrl })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toContain(`Port ${port} on 127.0.0.1 is taken`)
  const { rows } = await pool.query('select name from jobs.queue')
  expect(rows).toEqual([])
  await new Promise((resolve) => other.close(resolve))
})

it('names each setting that is wrong or missing', async () => {
  const wrong = start({ PORT: 'many' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.said()).toContain('PORT')
  const half = start({ WHOOP_CLIENT_ID: 'abc' })
  expect(await half.ended).toBe(1)
  expect(half.said()).toContain('WHOOP_CLIENT_SECRET is missing')
})

it('says in a sentence why a DATABASE_URL is of no use', async () => {
  for (const [DATABASE_URL, sentence] of [
    [
      'postgresql://corner:hush@127.0.0.1:1/corner',
      /^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED.*\.$/m,
    ],
    ['localhost/corner', /^DATABASE_URL must begin with postgresql:\/\//m],
  ] as const) {
    const refused = start({ DATABASE_URL })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toMatch(sentence)
    expect(refused.said()).not.toMatch(/hush|\n {4}at /)
  }
})

/** Runs until the database is marked as the demo's; filling the club takes longer. */
async function startDemoAndEnd(settings: NodeJS.ProcessEnv): Promise<void> {
  const demo = start(settings, ['--demo'])
  await said(demo, /(Starting the simulated clouds)/)
  await end(demo, 'SIGTERM')
}

const HOLDS_DEMO = /holds the demo, whose passwords are published\..*set DATA_DIR to another folder/
const HOLDS_CLUB = /holds a club.*npm run serve/

it('never serves the data directory of a demo, and never starts a demo on that of a club', async () => {
  const demoDir = join(dataDir, 'demo')
  await startDemoAndEnd({ DATA_DIR: demoDir })
  const refused = start({ DATA_DIR: demoDir })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toMatch(HOLDS_DEMO)
  expect(refused.said()).not.toMatch(/Ready on|register#?\?setup|\n {4}at /)

  const club = start({ DATA_DIR: join(dataDir, 'club') })
  await ready(club)
  await end(club, 'SIGTERM')
  const demo = start({ DATA_DIR: join(dataDir, 'club') }, ['--demo'])
  expect(await demo.ended).toBe(1)
  expect(demo.said()).toMatch(HOLDS_CLUB)
})

it('keeps demo and club apart on a DATABASE_URL, too, in both orders', async () => {
  const on = ({ url, appUrl }: typeof own, name: string) => ({
    DATABASE_URL: url,
    DATABASE_APP_URL: appUrl,
    DATA_DIR: join(dataDir, 'given', name), // created by the start: neither mode needs an existing folder
  })
  await startDemoAndEnd(on(ofDemo, 'demo'))
  const refused = start(on(ofDemo, 'elsewhere'))
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toMatch(HOLDS_DEMO)

  const club = start(on(ofClub, 'club'))
  await ready(club)
  await end(club, 'SIGTERM')
  const demo = start(on(ofClub, 'demo-2'), ['--demo'])
  expect(await demo.ended).toBe(1)
  expect(demo.said()).toMatch(HOLDS_CLUB)
})

it('says in a sentence that the database belongs to a newer release', async () => {
  const { url, appUrl, owner } = ofFuture
  const client = openPool(owner)
  await client.query(
    `insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01T00:00:00Z')`,
  )
  await client.end()
  const refused = start({ DATABASE_URL: url, DATABASE_APP_URL: appUrl })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toMatch(/by a newer Corner \(its step 9999-of-the-future is unknown here\)/)
  expect(refused.said()).not.toMatch(/\n {4}at /)
})

/** The user ids of a process: real, effective, saved, file system. */
const userNumbers = ({ child }: Program) =>
  /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]?.split('\t')

describe.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')('started as root', () => {
  it('goes on as a user of its own, also on a copy that root has made of a data directory', async () => {
    const first = start({ DATA_DIR: join(dataDir, 'own') })
    await ready(first)
    const [real, effective, saved, files] = userNumbers(first) ?? []
    expect(Number(real)).toBeGreaterThan(0)
    expect([effective, saved, files]).toEqual([real, real, real])
    expect(await end(first, 'SIGTERM')).toBe(0)

    execFileSync('cp', ['-r', join(dataDir, 'own'), join(dataDir, 'copy')])
    const restored = start({ DATA_DIR: join(dataDir, 'copy') })
    expect(await health(await ready(restored))).toMatchObject({ status: 'ok' })
    expect(userNumbers(restored)).toEqual([real, real, real, real])
    expect(await end(restored, 'SIGTERM')).toBe(0)
  })

  it('stays root and says why where that user could not do its work', async () => {
    const closed = join(dataDir, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const shared = join(dataDir, 'shared')
    mkdirSync(shared)
    writeFileSync(join(shared, 'letters.txt'), '')
    for (const [settings, reason] of [
      [{ BRANDING_DIR: closed }, `cannot read ${closed}`],
      [{ DATA_DIR: shared }, `${shared} holds other things than Corner's, such as letters.txt`],
    ] as const) {
      const program = start({ DATA_DIR: join(dataDir, 'own'), ...settings })
      expect(await said(program, /Corner goes on as root: ([^"]*)/)).toContain(reason)
      await said(program, /^(Starting the database)/m)
      expect(userNumbers(program)?.[0]).toBe('0')
      await end(program, 'SIGTERM')
    }
  })
})
