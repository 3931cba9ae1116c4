import { afterAll, expect, it, vi } from 'vitest'
import { openPool } from '../database/database.ts'
import { JOB_TIMEOUTS } from '../database/timeouts.ts'
import { captureLog } from '../testing/captured-log.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createDatabaseProxy } from '../testing/database-proxy.ts'
import { createJobs, type Queue } from './jobs.ts'

const { connection, unbound } = await createTestDatabase()
const proxy = await createDatabaseProxy(connection)
const pool = openPool(unbound)
const PACE = { intervalMs: 200, deadAfterMs: 1_500 }
const SLOW_BEAT = { intervalMs: 200, deadAfterMs: 600_000 }

const opened: { stop(): Promise<void> }[] = []
afterAll(async () => {
  for (const jobs of opened) await jobs.stop()
  await pool.end()
})

/** Jobs that record their payloads, in a queue of their own. */
async function startJobs(name: string, settings: Parameters<typeof createJobs>[2]) {
  const done: string[] = []
  let hold: { begun(): void; gate: Promise<void> } | undefined
  const queue: Queue<{ word: string }> = {
    name,
    concurrency: 2,
    retries: 5,
    firstRetrySeconds: 1,
    longestRetrySeconds: 1,
    heartbeatSeconds: 10,
    async handle({ payload }) {
      const held = hold
      hold = undefined
      held?.begun()
      await held?.gate
      done.push(payload.word)
    },
  }
  const jobs = createJobs(proxy.connection, () => [queue as Queue<object>], settings)
  opened.push(jobs)
  await jobs.start()
  const holdNext = () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    hold = { begun: begun.resolve, gate: gate.promise }
    return { begun: begun.promise, letGo: gate.resolve }
  }
  return { jobs, queue, done, holdNext }
}

const soon = { timeout: 15_000, interval: 50 }

it('goes on by itself when all its connections fall silent', async () => {
  const waits = { ...JOB_TIMEOUTS, connectMs: 1_000, answerMs: 1_000 }
  const { jobs, queue, done } = await startJobs('silent', { waits, pace: SLOW_BEAT })
  await jobs.send(queue, { word: 'before' })
  await vi.waitFor(() => expect(done).toEqual(['before']), soon)
  proxy.silence()
  await vi.waitFor(() => jobs.send(queue, { word: 'after' }), soon)
  await vi.waitFor(() => expect(done).toContain('after'), soon)
  await jobs.stop()
})

it('notices that no job is worked off, says so, and opens its connections again; no job is lost', async () => {
  const lines = captureLog('error')
  const waits = { ...JOB_TIMEOUTS, answerMs: 600_000 }
  const { jobs, queue, done, holdNext } = await startJobs('revived', { waits, pace: PACE })
  await vi.waitFor(() => expect(jobs.lastAlive()).toBeDefined(), soon)
  expect(jobs.isAlive()).toBe(true)
  const held = holdNext()
  await jobs.send(queue, { word: 'in the middle' })
  await held.begun
  proxy.silence()
  await vi.waitFor(() => expect(jobs.isAlive()).toBe(false), soon)
  await vi.waitFor(() => expect(jobs.isAlive()).toBe(true), soon)
  expect(lines.map(({ msg }) => msg).join()).toContain('No job could be worked off')
  expect(Date.now() - (jobs.lastAlive()?.getTime() ?? 0)).toBeLessThan(PACE.deadAfterMs)
  await jobs.send(queue, { word: 'after' })
  // At once, or after its missing heartbeat when the failure could not be recorded.
  const everything = expect.arrayContaining(['in the middle', 'after'])
  await vi.waitFor(() => expect(done).toEqual(everything), { ...soon, timeout: 60_000 })
  held.letGo()
}, 240_000)

it('comes back when the database could not be reached for longer than that', async () => {
  const lines = captureLog('error')
  const { jobs, queue, done } = await startJobs('refused', { pace: PACE })
  proxy.refuse(true)
  proxy.cut()
  await vi.waitFor(() => expect(jobs.isAlive()).toBe(false), soon)
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg).join()).toContain('could not be started again yet'), soon)
  proxy.refuse(false)
  await vi.waitFor(() => expect(jobs.isAlive()).toBe(true), soon)
  await jobs.send(queue, { word: 'after' })
  await vi.waitFor(() => expect(done).toEqual(['after']), soon)
})

it('knows its own heartbeats from those of other processes, and leaves none behind', async () => {
  const names = ['one', 'two', 'three']
  const all = await Promise.all(names.map((name) => startJobs(`process-${name}`, { pace: PACE })))
  for (const { jobs } of all) await vi.waitFor(() => expect(jobs.lastAlive()).toBeDefined(), soon)
  const { rows } = await pool.query(
    `select count(*)::int as waiting from jobs.job where name = 'proof-of-life' and state = 'created'`,
  )
  expect(rows[0].waiting).toBeLessThanOrEqual(names.length + opened.length)
})

it('sends many at once by their keys and priorities: of one key one waits', async () => {
  const queue: Queue<{ word: string }> = {
    name: 'many',
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 1,
    longestRetrySeconds: 1,
    handle: async () => {},
  }
  const jobs = createJobs(proxy.connection, () => [queue as Queue<object>], {})
  opened.push(jobs)
  const word = (word: string, key?: string, priority?: number) => ({
    payload: { word },
    ...(key && { key }),
    ...(priority && { priority }),
  })
  const some = Array.from({ length: 600 }, (_, place) => word(`w${place}`))
  await jobs.sendAll(queue, [word('first', 'ada', 10), word('again', 'ada'), ...some])
  await jobs.sendAll(queue, [])
  const { rows } = await pool.query(
    `select data->>'word' as word, priority from jobs.job where name = 'many' order by priority desc, word limit 2`,
  )
  expect(rows).toEqual([
    { word: 'first', priority: 10 },
    { word: 'w0', priority: 0 },
  ])
  const { rows: all } = await pool.query(`select count(*)::int as waiting from jobs.job where name = 'many'`)
  expect(all).toEqual([{ waiting: 601 }])
})

it('refuses what is sent while it stops, as something to try again', async () => {
  const { jobs, queue } = await startJobs('stopped', {})
  expect(jobs.isAlive()).toBe(true)
  await jobs.stop()
  expect(jobs.isAlive()).toBe(false)
  await expect(jobs.send(queue, { word: 'late' })).rejects.toMatchObject({ code: 'unavailable' })
})
