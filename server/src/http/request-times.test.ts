import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '@corner/contract/refusal.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from './app.ts'

/** Short, and far enough apart to tell which limit ended a connection. */
const waits = {
  headMs: 200,
  jsonBodyMs: 300,
  uploadMs: 3_000,
  fileMs: 3_000,
  idleMs: 200,
  silentMs: 30_000,
  checkEveryMs: 50,
  uploadProgress: { everyMs: 500, bytes: 40 },
}
const app = await createApp({
  trustProxy: false,
  logLevel: 'silent',
  waits,
  authenticate: () => Promise.reject(new Refusal('not_signed_in', 'Sign in first')),
})
const handled: string[] = []
app.addContentTypeParser('application/zip', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
app.post('/body', async ({ headers }) => {
  handled.push(headers['content-length'] ?? '')
  return {}
})
app.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body))
app.post('/refused', () => Promise.reject(new Refusal('forbidden', 'Not before this is read')))
app.get('/quick', async () => ({}))
app.get('/events', (_request, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
  const timer = setInterval(() => reply.raw.write(':\n\n'), 50)
  reply.raw.once('close', () => clearInterval(timer))
})

let port: number
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Generous, because a busy machine is slow: the tests check that a connection ends, not how soon. */
const PATIENCE_MS = 20_000

/**
 * Sends the head, then a piece every 20 ms.
 * @returns the response, and after how many ms the server closed the connection; undefined: it did not within the patience
 */
async function send(
  head: string,
  piece = '',
  patienceMs = PATIENCE_MS,
): Promise<{ said: string; endedAfterMs: number | undefined }> {
  const socket = connect(port, '127.0.0.1')
  const startedAtMs = performance.now()
  let said = ''
  socket.on('data', (data) => {
    said += data
  })
  socket.on('error', () => {})
  socket.write(head)
  const dripping = setInterval(() => piece && socket.writable && socket.write(piece), 20)
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - startedAtMs))
  })
  const endedAfterMs = await Promise.race([closed, wait(patienceMs, undefined)])
  clearInterval(dripping)
  socket.destroy()
  return { said, endedAfterMs }
}

const post = (type: string, length = 100_000) =>
  `POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
const replyOf = (said: string) => JSON.parse(said.slice(said.indexOf('\r\n\r\n')).trim())

it.concurrent('ends a connection that sends nothing, and one whose head does not come to its end', async () => {
  const [silent, slow] = await Promise.all([send(''), send('GET /quick HTTP/1.1\r\nhost: x\r\nx-a: ', 'b')])
  expect(silent.endedAfterMs).toBeDefined()
  expect(slow.endedAfterMs).toBeDefined()
  expect(slow.said).toMatch(/^HTTP\/1\.1 408 /)
  expect(replyOf(slow.said)).toEqual({
    code: 'request_timeout',
    error: 'The request did not arrive in time',
    request_id: expect.any(String),
  })
})

it.concurrent('ends a JSON body that drips, and a file that does, with a sentence, and no handler sees them', async () => {
  const [json, file] = await Promise.all([
    send(`${post('application/json')}{"a":"`, 'b'),
    send(post('application/zip'), 'b'),
  ])
  expect(json.endedAfterMs).toBeGreaterThan(290)
  expect(replyOf(json.said)).toMatchObject({
    code: 'request_timeout',
    error: 'The body did not arrive within 0.3 s',
    request_id: expect.any(String),
  })
  expect(file.endedAfterMs).toBeLessThan(3_000) // before the total time limit
  expect(replyOf(file.said)).toMatchObject({
    error: 'The upload is too slow. Please try again with a better connection.',
  })
  expect(handled).not.toContain('100000')
})

it.concurrent('lets a file arrive slowly while it progresses, but not for ever', async () => {
  const [whole, endless] = await Promise.all([
    send(post('application/zip', 300), 'b'.repeat(10)), // 30 pieces, 600 ms
    send(post('application/zip'), 'b'.repeat(10)),
  ])
  expect(whole.said).toMatch(/^HTTP\/1\.1 200 /)
  expect(endless.endedAfterMs).toBeGreaterThan(2_990)
  expect(replyOf(endless.said)).toMatchObject({
    error: 'The upload is too slow. Please try again with a better connection.',
  })
})

it.concurrent('closes a connection that is kept open and not used', async () => {
  const { said, endedAfterMs } = await send('GET /quick HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(said).toMatch(/^HTTP\/1\.1 200 /)
  expect(endedAfterMs).toBeDefined()
})

it.concurrent('lets a stream of events go on', async () => {
  expect((await send('GET /events HTTP/1.1\r\nhost: x\r\n\r\n', '', 1_500)).endedAfterMs).toBeUndefined()
})

it('answers the next request of a connection after a file that was refused before it was read', async () => {
  const file = 'x'.repeat(1_000_000)
  const head = `POST /refused HTTP/1.1\r\nhost: x\r\ncontent-type: application/gzip\r\ncontent-length: ${file.length}\r\n\r\n`
  const { said } = await send(`${head}${file}GET /quick HTTP/1.1\r\nhost: x\r\n\r\n`, '', 8_000)
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200'])
})
