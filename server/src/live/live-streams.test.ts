import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Callers } from '../accounts/callers.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { captureLog } from '../testing/captured-log.ts'
import { LiveStreams } from './live-streams.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T12:15:00Z')
const caller = { user_id: 'ada', role: 'athlete' as const, session_id: 'session' }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The streams of a process whose database is unreachable: changes of one's own data need only the session. */
function process() {
  const database = openDatabase(openPool({ host: '/nowhere' }))
  const callers = new Callers(database)
  const sessions = vi.spyOn(callers, 'findAll').mockResolvedValue(new Map([['session', caller]]))
  const streams = new LiveStreams({ database, callers, now: () => NOON })
  const text: string[] = []
  const response = new Writable({
    write(chunk, _encoding, done) {
      text.push(String(chunk))
      done()
    },
  }) as unknown as ServerResponse
  const open = () => streams.open(caller, LATER, response)
  const told = () => text.filter((piece) => piece.startsWith('event'))
  return { streams, sessions, told, response, open }
}

const EVERYTHING = 'event: everything\ndata: {}\n\n'

it('tells a quarter of a second after the last change, and no later than a second after the first', async () => {
  const { streams, told, open } = process()
  open()
  streams.onConnected()
  await pass(249)
  expect(told()).toEqual([])
  await pass(1)
  expect(told()).toEqual([EVERYTHING])
  for (let at = 0; at < 1_000; at += 200) {
    streams.onConnected()
    await pass(200)
  }
  expect(told()).toEqual([EVERYTHING, EVERYTHING])
  streams.close()
})

it('tells who has just come what changed a moment before, and asks nothing while nobody is there', async () => {
  const { streams, sessions, told, open } = process()
  streams.userChanged('ada')
  await pass(60_000)
  expect(sessions).not.toHaveBeenCalled()
  streams.onConnected()
  await pass(249)
  open()
  await pass(1)
  expect(told()).toEqual([EVERYTHING])
  streams.close()
})

it('tells later, and that everything may have changed, when the database could not be asked', async () => {
  const lines = captureLog()
  const { streams, sessions, told, open } = process()
  open()
  sessions.mockRejectedValueOnce(new Error('Connection terminated'))
  streams.onConnected()
  await pass(250)
  expect(told()).toEqual([])
  expect(lines).toMatchObject([{ level: 'warn', area: 'live', reason: 'Connection terminated' }])
  await pass(1_000)
  expect(told()).toEqual([EVERYTHING])
  streams.close()
})

it('tells what it heard while it was telling', async () => {
  const { streams, sessions, told, open } = process()
  open()
  const asked = Promise.withResolvers<Map<string, typeof caller>>()
  sessions.mockReturnValueOnce(asked.promise)
  streams.onConnected()
  await pass(250)
  streams.onConnected()
  await pass(10_000)
  expect(told()).toEqual([])
  asked.resolve(new Map([['session', caller]]))
  await pass(250)
  expect(told()).toEqual([EVERYTHING, EVERYTHING])
  streams.close()
})

it('says once, and not with each try, that the database cannot be asked', async () => {
  const lines = captureLog()
  const { streams, sessions, open } = process()
  open()
  const fail = () => sessions.mockRejectedValueOnce(new Error('Connection terminated'))
  fail().mockRejectedValueOnce(new Error('Connection terminated'))
  streams.onConnected()
  await pass(10_000)
  expect(lines).toHaveLength(1)
  fail()
  streams.onConnected()
  await pass(10_000)
  expect(lines).toHaveLength(2)
  streams.close()
})

it('tells later when the database does not answer at all, as after a network that died', async () => {
  const lines = captureLog()
  const { streams, sessions, told, open } = process()
  open()
  sessions.mockReturnValueOnce(new Promise(() => {}))
  streams.onConnected()
  await pass(15_250)
  expect(lines).toMatchObject([{ level: 'warn', reason: 'The database did not answer within 15 s' }])
  await pass(1_000)
  expect(told()).toEqual([EVERYTHING])
  streams.close()
})

it('tells also who came while others were told', async () => {
  const { streams, sessions, told, open } = process()
  const early = new Writable({ write: (_chunk, _encoding, done) => done() }) as unknown as ServerResponse
  streams.open(caller, LATER, early)
  sessions.mockImplementationOnce(async () => {
    open()
    return new Map([['session', caller]])
  })
  streams.onConnected()
  await pass(250)
  expect(told()).toEqual([EVERYTHING])
  streams.close()
})

it('keeps its streams while the database does not answer a pulse, and hears nothing for nobody', async () => {
  const { streams, sessions, response, open } = process()
  open()
  sessions.mockRejectedValueOnce(new Error('Connection terminated'))
  await pass(15_000)
  expect(response.writableEnded).toBe(false)
  sessions.mockResolvedValueOnce(new Map())
  await pass(15_000)
  expect(response.writableEnded).toBe(true)
  sessions.mockClear()
  streams.onConnected()
  await pass(60_000)
  expect(sessions).not.toHaveBeenCalled()
})
