import type { JobWithMetadata } from 'pg-boss'
import { expect, it } from 'vitest'
import { captureLog } from '../testing/captured-log.ts'
import { logFailedTry, logLostJob } from './job-log.ts'
import type { Queue } from './jobs.ts'
import { RetryLater } from './retry-later.ts'

const queue: Queue<object> = {
  name: 'poll',
  concurrency: 1,
  retries: 2,
  firstRetrySeconds: 1,
  longestRetrySeconds: 1,
  heartbeatSeconds: 10,
  handle: async () => {},
  isExpected: (error) => (error as Error).message === 'The provider is down',
}
const payload = { user_id: 'u1', sealed: 'c2VhbGVkIHRva2Vu' }
const job = { id: 'j1', data: payload, retryCount: 0, retryLimit: 2 } as unknown as JobWithMetadata<object>
const lost = {
  id: 'd1',
  sourceName: 'poll',
  sourceId: 'j1',
  data: payload,
  sourceOutput: { name: 'Error', message: 'no answer', stack: 'Error: no answer\n    at x.ts:1' },
} as unknown as JobWithMetadata

it('tells a failed try with its stack, queue, job and user', () => {
  const lines = captureLog()
  logFailedTry(queue, job, new Error('odd'))
  expect(lines).toMatchObject([
    { level: 'warn', queue: 'poll', job_id: 'j1', user_id: 'u1', try: 1, tries: 3, err: { message: 'odd' } },
  ])
})

it.each([new RetryLater('sleep.updated is not to be seen yet'), new Error('The provider is down')])(
  'tells what an ordinary day brings in one line at info, without a stack: %s',
  (error) => {
    const lines = captureLog()
    logFailedTry(queue, job, error)
    expect(lines).toMatchObject([{ level: 'info', queue: 'poll', user_id: 'u1', reason: error.message }])
    expect(lines[0]).not.toHaveProperty('err')
  },
)

it('tells of a lost job which one and why, and nothing of its payload but the user', () => {
  const lines = captureLog()
  logLostJob(queue, lost)
  expect(lines).toMatchObject([{ level: 'error', queue: 'poll', job_id: 'j1', user_id: 'u1', reason: 'no answer' }])
  expect(JSON.stringify(lines)).not.toContain(payload.sealed)
})

it('leaves a job without retries to the next run of its schedule', () => {
  const lines = captureLog()
  logLostJob({ ...queue, retries: 0 }, lost)
  expect(lines).toMatchObject([{ level: 'info', reason: 'no answer' }])
})
