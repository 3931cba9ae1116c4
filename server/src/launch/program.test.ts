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
const started: Program[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corner-program-'))
})

afterAll(async () => {
  await Promise.all(started.map((program) => end(program, 'SIGTERM')))
  await pool.end()
  await rm(dataDir, { recursive: true, force: true })
})

/** A program of ours: what it has said, and how it ended: its exit code, or the signal. */
interface Program {
  child: ChildProcess
  said: () => string
  ended: Promise<number | NodeJS.Signals | null>
}

function start(settings: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(process.execPath, [PROGRAM], {
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

async function ready({ said, ended }: Program): Promise<string> {
  for (;;) {
    const url = /Ready on (\S+)/.exec(said())?.[1]
    if (url) return url
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
