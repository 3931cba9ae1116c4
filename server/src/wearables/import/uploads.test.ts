import { connect } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { CYCLE_HEADERS, ENDED_CYCLE, zip } from '@corner/wearables/whoop/export/sample-export.ts'
import { expect, it } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { Uploads } from './uploads.ts'

const { app, database } = await startWearableApp(await createTestDatabase(), {})
const address = await app.listen({ port: 0 })
const exported = zip({ 'physiological_cycles.csv': `${CYCLE_HEADERS}\n${ENDED_CYCLE}\n` })

const PATIENCE = { timeout: 20_000 }

async function upload(user: string) {
  const headers = { 'x-caller': user, 'content-type': 'application/zip' }
  const reply = await fetch(`${address}/api/wearables/import/`, {
    method: 'POST',
    headers,
    body: Buffer.from(exported),
  })
  return reply.status
}

/** An upload that claims 60 MB and sends a few bytes now and then, until the server has answered. */
function drip(user: string, bytes: number, everyMs: number): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(
    `POST /api/wearables/import/ HTTP/1.1\r\nhost: corner\r\nx-caller: ${user}\r\ncontent-type: application/zip\r\ncontent-length: 60000000\r\n\r\n`,
  )
  const timer = setInterval(() => socket.write(Buffer.alloc(bytes)), everyMs)
  return new Promise((resolve) => {
    socket.once('data', (reply) => {
      clearInterval(timer)
      socket.destroy()
      resolve(reply.toString().split('\r\n')[0] ?? '')
    })
    socket.on('error', () => {})
  })
}

it('ends an upload that hardly moves, and lets everybody else in meanwhile', async () => {
  const [slow, other] = [await addAthlete(database), await addAthlete(database)]
  const dripping = drip(slow, 1, 50)
  await new Promise((resolve) => setTimeout(resolve, 200)) // it has arrived
  expect(await upload(slow)).toBe(429) // one at a time
  expect(await upload(other)).toBe(200)
  expect(await dripping).toBe('HTTP/1.1 408 Request Timeout')
  await expect.poll(() => upload(slow), PATIENCE).toBe(200)
})

it('ends an upload that takes too long although it moves', async () => {
  const slow = await addAthlete(database)
  expect(await drip(slow, 500, 50)).toBe('HTTP/1.1 408 Request Timeout')
  await expect.poll(() => upload(slow), PATIENCE).toBe(200)
})

it('refuses many uploads of one person at once, and not those of the next', async () => {
  const [many, other] = [await addAthlete(database), await addAthlete(database)]
  const dripping = Array.from({ length: 4 }, () => drip(many, 1, 50))
  expect(await upload(other)).toBe(200)
  expect((await Promise.all(dripping)).map((line) => line.split(' ')[1]).sort()).toEqual(['408', '429', '429', '429'])
})

const MUCH = Buffer.alloc(600)
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))
const outcome = (stream: Readable) =>
  buffer(stream).then(
    (bytes) => bytes.length,
    (error: { code: string }) => error.code,
  )
const failure = (stream: Readable) => buffer(stream).then(String, (error: Error) => error.message)

it('lets the largest unfinished upload give way when the memory runs short', async () => {
  const uploads = new Uploads(1_000)
  const [hoarder, small, finished] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const ends = ['ben', 'ada', 'carl'].map((user, place) =>
    uploads.begin(user, [hoarder, small, finished][place] as PassThrough),
  )
  const outcomes = ends.map(({ stream }) => outcome(stream))
  hoarder.write(MUCH)
  finished.end(Buffer.alloc(300))
  expect(await outcomes[2]).toBe(300)
  small.write(Buffer.alloc(50))
  await soon()
  small.end(Buffer.alloc(100))
  expect(await Promise.all(outcomes)).toEqual(['too_many_requests', 150, 300])
  for (const { end } of ends) end()
  // All memory is free again.
  const whole = new PassThrough()
  const { stream } = uploads.begin('ben', whole)
  whole.end(Buffer.alloc(1_000))
  expect(await outcome(stream)).toBe(1_000)
})

it('tells an upload that breaks off from one that is whole, and gives its place back', async () => {
  const uploads = new Uploads()
  const body = new PassThrough()
  const { stream, end } = uploads.begin('ada', body)
  body.write(MUCH)
  await soon()
  body.destroy()
  const told = failure(stream)
  expect(await outcome(stream)).toBe('bad_input')
  expect(await told).toBe('The upload broke off before its end')
  expect(() => uploads.begin('ada', new PassThrough())).toThrow('Another export of yours')
  end()
  expect(() => uploads.begin('ada', new PassThrough())).not.toThrow()
})
