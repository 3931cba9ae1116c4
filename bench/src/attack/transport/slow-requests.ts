import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { loadOfACore } from '../fuzz/process-figures.ts'
import { callApi } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, PASSWORD } from '../target/club.ts'
import { answerTo, openSocket } from '../target/raw-socket.ts'
import { send } from '../target/send.ts'

const SOCKETS = { whole: 400, short: 100 }
const SLOWEST_MS = 2_000
/** The server's own deadlines for a head (20 s) and a JSON body (30 s), and what it needs to notice. */
const DEADLINE_MS = 45_000

/** Requests that never end, and bytes that are hardly HTTP. */
export const slowRequests: Attack = {
  name: 'slow-requests',
  cases: ['M4', 'L8', 'raw HTTP: CL+TE, obfuscated TE, LF only, no Host, 20 kB header, preface'],
  criterion: `While hundreds of connections hold half a request, others are answered within ${SLOWEST_MS / 1000} s, and the halves are ended within ${DEADLINE_MS / 1000} s; no bytes give two answers to one request`,
  async run(target, { isShort }) {
    const { url } = target
    const checks = new Checks()
    const { people } = await addClub(target)
    const count = isShort ? SOCKETS.short : SOCKETS.whole
    const upload = (token = '') =>
      `POST /api/wearables/import/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/zip\r\ncontent-length: 60000000\r\n\r\nPK`
    const halves = [
      ...Array.from({ length: count }, () => 'GET /api/health/ HTTP/1.1\r\nhost: x\r\nx-slow: '),
      ...Array.from(
        { length: count / 4 },
        () =>
          'POST /api/token/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"em',
      ),
      ...Array.from({ length: 8 }, () => upload(people['coach without a team']?.token)),
    ]
    const sockets = await Promise.all(halves.map((half) => openSocket(url, half)))
    // What comes back is thrown away: an unread answer would keep a socket from seeing its end.
    for (const socket of sockets) socket.resume()
    const timed = sockets.slice(0, count + count / 4).map((socket) => once(socket, 'close'))
    let slowest = 0
    for (const [call, body] of [
      ['GET /api/health/', undefined],
      ['GET /api/users/me/', undefined],
      ['POST /api/token/', { email: people.coach?.email, password: PASSWORD }],
      ['GET /login', undefined],
    ] as const) {
      const { status, ms } = await callApi(url, call, { by: people.athlete, body })
      slowest = Math.max(slowest, ms)
      checks.that(status === 200, `Beside ${halves.length} half requests ${call} got ${status}`)
      checks.that(
        ms < SLOWEST_MS * loadOfACore(),
        `Beside ${halves.length} half requests ${call} took ${Math.round(ms)} ms`,
      )
    }
    const headers = { authorization: `Bearer ${people.athlete?.token}`, 'content-type': 'application/zip' }
    const other = await send(url, { method: 'POST', path: '/api/wearables/import/', headers, body: 'nonsense' })
    checks.that(other.status === 400, `Uploads that drip close the import for others: ${other.status}`)
    if (!isShort) {
      await Promise.race([Promise.all(timed), wait(DEADLINE_MS)])
      const open = (kind: readonly Socket[]) => kind.filter((socket) => !socket.closed).length
      const [heads, bodies] = [open(sockets.slice(0, count)), open(sockets.slice(count, count + count / 4))]
      checks.that(heads + bodies === 0, `After their deadline ${heads} half heads and ${bodies} half bodies are open`)
    }
    end(sockets)
    await strangeBytes(url, checks)
    return checks.outcome(`${halves.length} half requests, slowest other ${Math.round(slowest)} ms`)
  },
}

function end(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}

async function strangeBytes(url: string, checks: Checks): Promise<void> {
  const smuggled = 'GET /api/users/me/ HTTP/1.1\r\nhost: x\r\n\r\n'
  const post = 'POST /api/token/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const chunk = `0\r\n\r\n${smuggled}`
  for (const [what, bytes] of Object.entries({
    'a length and chunks': `${post}content-length: ${chunk.length}\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`,
    'two lengths': `${post}content-length: 0\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
    'an obfuscated encoding': `${post}transfer-encoding: xchunked\r\n\r\n${chunk}`,
    'an encoding after a blank': `${post}transfer-encoding : chunked\r\n\r\n${chunk}`,
    'line feeds alone': 'GET /api/health/ HTTP/1.1\nhost: x\n\n',
    'no host': 'GET /api/health/ HTTP/1.1\r\n\r\n',
    'a header of 20 kB': `GET /api/health/ HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'a header with a NUL': 'GET /api/health/ HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n',
  })) {
    const said = await answerTo(url, bytes)
    const answers = said.match(/HTTP\/1\.1 \d{3}/g) ?? []
    checks.that(
      answers.length <= 1 && answers.every((answer) => / (?:4\d\d|501)$/.test(answer)),
      `${what} got ${answers.join(' and ')}`,
    )
  }
  for (const path of [
    '/%ff',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.env',
    '/.git/config',
    '/assets/..%2f..%2f..%2fpackage.json',
    '//etc/passwd',
    '/branding/..%2f..%2fkey',
  ]) {
    const { body, status } = await send(url, { method: 'GET', path })
    checks.that(!/root:.*:0:0|"workspaces"|\[core\]/.test(body) && status < 500, `${path} gave ${body.slice(0, 80)}`)
  }
  const { headers } = await send(url, { method: 'GET', path: '/api/health/%0d%0aset-cookie:%20mine=1' })
  checks.that(headers['set-cookie'] === undefined, 'A line break in an address became a header')
}
