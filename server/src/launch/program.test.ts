import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'

/** The program as `npm run serve` starts it, on a data directory of this file. */
const PROGRAM = join(import.meta.dirname, '../main.ts')
const own = await createTestDatabase()
const pool = openPool(own.connection)
let dataDir: string
const started: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corner-program-'))
})

afterAll(async () => {
  for (const child of started)
    if (child.exitCode === null && child.signalCode === null) await ended(signalled(child, 'SIGTERM'))
  await pool.end()
  await rm(dataDir, { recursive: true, force: true })
})

function start(settings: NodeJS.ProcessEnv = {}): ChildProcess & { said: () => string } {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout?.on('data', (text) => {
    said += text
  })
  child.stderr?.on('data', (text) => {
    said += text
  })
  started.push(child)
  return Object.assign(child, { said: () => said })
}

const signalled = (child: ChildProcess, signal: NodeJS.Signals) => {
  child.kill(signal)
  return child
}

/** How the process ended: its exit code, or the signal. */
function ended(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? child.signalCode)
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
}

async function ready(child: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const url = /Ready on (\S+)/.exec(child.said())?.[1]
    if (url) return url
    const end = await Promise.race([ended(child), wait(50, undefined)])
    if (end !== undefined) throw new Error(`ended with ${end}: ${child.said()}`)
  }
}

const health = async (url: string) => (await fetch(`${url}/api/health/`)).json() as Promise<{ status: string }>

it('prints a set-up link at the first start, refuses a second start, and ends cleanly at Ctrl-C', async () => {
  const first = start()
  const url = await ready(first)
  expect(await health(url)).toMatchObject({ status: 'ok' })
  expect(first.said()).toMatch(/\/register\?setup=\S{20,}/)

  const second = start()
  expect(await ended(second)).toBe(1)
  expect(second.said()).toContain('already runs')

  expect(await ended(signalled(first, 'SIGINT'))).toBe(0)
  await expect(health(url)).rejects.toThrow()
})

it('takes over the database that outlived a kill -9, and serves from it', async () => {
  const killed = start()
  await ready(killed)
  await ended(signalled(killed, 'SIGKILL'))

  const next = start()
  expect(await health(await ready(next))).toMatchObject({ status: 'ok' })
  expect(next.said()).toMatch(/Taking over|Starting the database/)
  expect(await ended(signalled(next, 'SIGTERM'))).toBe(0)
})

it('says which port is taken, ends with a code that is not 0, and has begun no work', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const refused = start({ PORT: String(port), DATABASE_URL: own.url })
  expect(await ended(refused)).toBe(1)
  expect(refused.said()).toContain(`Port ${port} on 127.0.0.1 is taken`)
  const { rows } = await pool.query("select to_regnamespace('jobs') as tables_of_the_jobs")
  expect(rows).toEqual([{ tables_of_the_jobs: null }])
  await new Promise((resolve) => other.close(resolve))
})

it('names each setting that is wrong or missing', async () => {
  const wrong = start({ PORT: 'many' })
  expect(await ended(wrong)).toBe(1)
  expect(wrong.said()).toContain('PORT')
  const half = start({ WHOOP_CLIENT_ID: 'abc' })
  expect(await ended(half)).toBe(1)
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
    expect(await ended(refused)).toBe(1)
    expect(refused.said()).toMatch(sentence)
    expect(refused.said()).not.toMatch(/hush|\n {4}at /)
  }
})
