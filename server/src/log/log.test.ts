import { expect, it } from 'vitest'
import { captureLog } from '../testing/captured-log.ts'
import { reasonOf } from './error-fields.ts'
import { hidePrivate } from './hide-private.ts'
import { logOf } from './log.ts'
import { inLogContext } from './log-context.ts'
import { readableLine } from './readable-line.ts'

const log = logOf('jobs')

it('writes a JSON line with time, level, area and facts, and an error with code, stack and causes', () => {
  const lines = captureLog()
  const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' })
  log.warn('A job failed', { queue: 'poll', user_id: 'u1', err: new TypeError('no answer', { cause }) })
  expect(lines).toMatchObject([
    {
      level: 'warn',
      area: 'jobs',
      msg: 'A job failed',
      queue: 'poll',
      user_id: 'u1',
      pid: process.pid,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      err: {
        type: 'TypeError',
        message: 'no answer',
        stack: expect.stringContaining('log.test.ts'),
        cause: { code: 'ECONNREFUSED' },
      },
    },
  ])
})

it.each([
  ['silent', []],
  ['error', ['error']],
  ['warn', ['error', 'warn']],
  ['info', ['error', 'warn', 'info']],
  ['debug', ['error', 'warn', 'info', 'debug']],
] as const)('%s writes %j', (level, written) => {
  const lines = captureLog(level)
  log.error('a')
  log.warn('b')
  log.info('c')
  log.debug('d')
  expect(lines.map((line) => line.level)).toEqual(written)
})

it.each([
  ['550 <ann.o@club.example>: no such user', '550 <(e-mail)>: no such user'],
  ['Key (email)=(İda+x@club.co.uk) exists', 'Key (email)=((e-mail)) exists'],
  ['postgresql://corner:hush@db:5432/corner refuses', 'postgresql://(hidden)@db:5432/corner refuses'],
  ['GET https://a.example/cb?code=abc&state=d failed', 'GET https://a.example/cb?(hidden) failed'],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln is old', 'Bearer (token) is old'],
  ['at x (file:///app/node_modules/@fastify/static/a.js:1:2)', undefined],
])('hides what is private: %s', (text, expected = text) => {
  expect(hidePrivate(text)).toBe(expected)
})

it('hides it wherever it occurs: sentence, fields, message, stack and cause', () => {
  const lines = captureLog()
  const at = 'ann@club.example'
  const failure = Object.assign(new Error(`refused ${at}`, { cause: new Error(at) }), { detail: `Key (email)=(${at})` })
  log.error(`To ${at}`, { reason: at, err: failure })
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('ann@')
})

it('adds the job or request to each of its lines, and nothing outside', async () => {
  const lines = captureLog()
  await inLogContext({ queue: 'poll', job_id: 'j1' }, async () => {
    await Promise.resolve()
    logOf('wearables').info('a')
  })
  inLogContext({ request_id: 'r1' }, () => logOf('accounts').warn('b'))
  log.info('c')
  expect(lines).toMatchObject([
    { area: 'wearables', queue: 'poll', job_id: 'j1' },
    { area: 'accounts', request_id: 'r1' },
    { area: 'jobs' },
  ])
  expect(lines[2]).not.toHaveProperty('job_id')
  expect(lines[2]).not.toHaveProperty('request_id')
})

it('reads well at a terminal', () => {
  const line = { time: '2026-03-02T12:00:00Z', level: 'warn', pid: 7, area: 'jobs', msg: 'A job failed', queue: 'poll' }
  const err = {
    type: 'Error',
    message: 'no',
    stack: 'Error: no\n    at x.ts:1',
    cause: { type: 'Error', message: 'why' },
  }
  expect(readableLine(JSON.stringify({ ...line, try: 2 }))).toMatch(
    /^\d\d:\d\d:\d\d warn {2}jobs: A job failed \(queue=poll try=2\)\n$/,
  )
  expect(readableLine(JSON.stringify({ ...line, err }))).toMatch(/\nError: no\n {4}at x\.ts:1\nCaused by Error: why\n$/)
})

it('reads errors that a library hands on as plain objects', () => {
  expect(reasonOf({ message: 'connect ECONNREFUSED', stack: 'at x', queue: 'poll' })).toBe('connect ECONNREFUSED')
  expect(reasonOf({ message: '', code: '57P01' })).toBe('57P01')
  expect(reasonOf(undefined)).toBe('undefined')
})
