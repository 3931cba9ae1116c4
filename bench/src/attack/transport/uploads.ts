import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_TYPE } from '@corner/contract/constants/backups.ts'
import type { Attack } from '../attack.ts'
import { loadOfACore, residentMegabytes } from '../fuzz/process-figures.ts'
import { callApi } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, type Person } from '../target/club.ts'
import { answerTo } from '../target/raw-socket.ts'
import { send } from '../target/send.ts'
import type { Target } from '../target/target.ts'
import { zipFile } from '../target/zip-file.ts'

const MEGABYTE = 1024 * 1024
const BOMB_MEGABYTES = { whole: 400, short: 60 }
const PATIENCE_MS = 20_000
const MOST_GROWTH_MEGABYTES = 900

/** Files that unpack to very much, climb out of their folder, lie about their size, or are none. */
export const uploads: Attack = {
  name: 'uploads',
  cases: ['H4', 'zip with ../ names', 'roster CSV, 12 hostile files'],
  criterion:
    'Each hostile file is refused with 4xx in time, the server answers afterwards and keeps its memory, and nothing of a file is left outside of its place',
  async run(target, { isShort }) {
    const checks = new Checks()
    const { people, subjects } = await addClub(target)
    await exports(target, people.athlete, isShort, checks)
    await rosters(target, people.admin, subjects.own.team.id, checks)
    await backups(target, people.admin, checks)
    const health = await callApi(target.url, 'GET /api/health/ready/')
    checks.that(health.status === 200, `Afterwards the server is not ready: ${health.body.slice(0, 300)}`)
    return checks.outcome(`server ${Math.round(residentMegabytes(target.pid))} MB afterwards`)
  },
}

/** A server that refuses early may close before all is sent: that is a refusal too. */
const CUT = { status: 413, ms: 0, body: 'the connection was cut', bytes: Buffer.alloc(0) }

function upload({ url }: Target, by: Person | undefined, path: string, type: string, body: Buffer | string) {
  return send(url, {
    method: 'POST',
    path,
    headers: { 'content-type': type, authorization: `Bearer ${by?.token}`, 'content-length': Buffer.byteLength(body) },
    body,
  }).catch(() => CUT)
}

async function exports(target: Target, by: Person | undefined, isShort: boolean, checks: Checks): Promise<void> {
  const megabytes = isShort ? BOMB_MEGABYTES.short : BOMB_MEGABYTES.whole
  const name = 'physiological_cycles.csv'
  const line = Buffer.from('2026-01-01 00:00:00,,UTCZ,50\n')
  const files: Record<string, () => Buffer> = {
    'a zip bomb': () => zipFile([{ name, content: Buffer.alloc(megabytes * MEGABYTE, 'a') }]),
    'a bomb that claims to be small': () =>
      zipFile([{ name, content: Buffer.alloc(20 * MEGABYTE, 'a'), claimedBytes: 10 }]),
    'a file that claims 4 GB': () => zipFile([{ name, content: line, claimedBytes: 0xffff_fff0 }]),
    'names that climb': () =>
      zipFile([{ name: '../../../../../tmp/attacked/physiological_cycles.csv', content: line }]),
    'an absolute name': () => zipFile([{ name: '/tmp/attacked/physiological_cycles.csv', content: line }]),
    'a name with a NUL': () => zipFile([{ name: 'physiological_cycles.csv\0.exe', content: line }]),
    'very many files': () => zipFile(Array.from({ length: 5_000 }, (_, at) => ({ name: `${at}.csv`, content: line }))),
    'a zip in a zip': () => zipFile([{ name, content: zipFile([{ name, content: line }]) }]),
    'a zip that ends early': () => zipFile([{ name, content: line }]).subarray(0, 60),
    'noise that begins as a zip': () => Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(50_000)]),
    noise: () => randomBytes(200_000),
    nothing: () => Buffer.alloc(0),
  }
  const before = residentMegabytes(target.pid)
  // Each starts a thread: in the short form the four worst.
  for (const [what, make] of Object.entries(files).slice(0, isShort ? 4 : undefined)) {
    const { status, ms, body } = await upload(target, by, '/api/wearables/import/', 'application/zip', make())
    checks.that([400, 413, 429].includes(status), `${what} got ${status}: ${body.slice(0, 100)}`)
    checks.that(ms < PATIENCE_MS * loadOfACore(), `${what} took ${Math.round(ms)} ms`)
  }
  const grown = residentMegabytes(target.pid) - before
  checks.that(grown < MOST_GROWTH_MEGABYTES, `The server grew by ${Math.round(grown)} MB`)
  checks.that(!existsSync('/tmp/attacked'), 'A name that climbs made a folder')
}

async function rosters(target: Target, by: Person | undefined, team: string, checks: Checks): Promise<void> {
  const head = 'email,first,last,role\n'
  const files: Record<string, string | Buffer> = {
    'role admin': `${head}a@x.example,A,B,admin\n`,
    'a NUL': `${head}a@x.example,A\0,B,\n`,
    '11,000 lines': head + Array.from({ length: 11_000 }, (_, at) => `p${at}@x.example,A,B,`).join('\n'),
    '20,000 columns': `${head}${','.repeat(20_000)}\n`,
    'open quotes': `${head}"a@x.example,A,B,\n`.repeat(2_000),
    'five megabytes of blank lines': head + '\n'.repeat(5 * MEGABYTE),
    noise: randomBytes(50_000),
    'six megabytes': head + 'x'.repeat(6 * MEGABYTE),
  }
  for (const [what, file] of Object.entries(files)) {
    const path = `/api/teams/admin/roster/import/?team_id=${team}`
    const { status, ms, body } = await upload(target, by, path, 'text/csv', file)
    checks.that([400, 413].includes(status), `A roster of ${what} got ${status}: ${body.slice(0, 100)}`)
    checks.that(ms < PATIENCE_MS * loadOfACore(), `A roster of ${what} took ${Math.round(ms)} ms`)
  }
}

async function backups(target: Target, by: Person | undefined, checks: Checks): Promise<void> {
  const { url, dataDir } = target
  const path = '/api/teams/admin/backups/upload/'
  for (const [what, file] of Object.entries({
    noise: randomBytes(500_000),
    'a zip': zipFile([{ name: 'x', content: Buffer.from('x') }]),
    'a line of text': '{"made_at":"2026-01-01"}\n',
  })) {
    const { status } = await upload(target, by, path, BACKUP_TYPE, file)
    checks.that(status === 400, `A backup that is ${what} got ${status}`)
  }
  const head = (length: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${by?.token}\r\ncontent-type: ${BACKUP_TYPE}\r\n${length}\r\n\r\n`
  const enough = /\r\n\r\n\{.*\}/s // the server keeps the connection, in which the rest of the file would come
  const huge = await answerTo(url, head('content-length: 90000000000000'), { enough })
  checks.that(/^HTTP\/1\.1 4\d\d/.test(huge), `A backup that is announced with 90 TB got ${huge.slice(0, 40)}`)
  const chunked = await answerTo(url, `${head('transfer-encoding: chunked')}4\r\nabcd\r\n0\r\n\r\n`, { enough })
  checks.that(/^HTTP\/1\.1 4\d\d/.test(chunked), `A backup of no announced length got ${chunked.slice(0, 40)}`)
  await answerTo(url, `${head('content-length: 1000000')}${'x'.repeat(1_000)}`, { patienceMs: 300 })
  for (const name of ['..%2f..%2fkey', '%2e%2e', 'key', '..%5ckey', '%00']) {
    const { status } = await callApi(url, `GET /api/teams/admin/backups/${name}/`, { by })
    checks.that([400, 404].includes(status), `The backup named ${name} got ${status}`)
  }
  for (const token of ['', 'wrong', '%00', 'x'.repeat(5_000)]) {
    const headers = { 'content-type': BACKUP_TYPE, 'x-setup-token': token }
    const { status } = await send(url, { method: 'POST', path: '/api/setup/restore/', headers, body: 'x' })
    checks.that([400, 403].includes(status), `A restore with the token ${token.slice(0, 10)} got ${status}`)
  }
  const folder = join(dataDir, 'backups')
  const unfinished = () =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('received-')) : []
  for (let tries = 0; unfinished().length > 0 && tries < 30; tries++) await new Promise((next) => setTimeout(next, 100))
  checks.that(unfinished().length === 0, `Refused backups are left: ${unfinished()}`)
}
