import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { captureLog } from '../../testing/captured-log.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import type { EventSubject } from '../events/event-subject.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { eventQueue } from './event-queue.ts'
import { deliverWebhook } from './webhooks-for-tests.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
/** Its jobs never start: a test runs them itself, in rounds. */
const corner = await startWearableApp(testDatabase, simulator.environment)
const { app, call, database, queues } = corner
/** Runs the jobs that were sent, as a second server process does. */
const worker = await startWearableApp(testDatabase, simulator.environment)

let ada: string
let accountId: string
let member = 20

beforeEach(async () => {
  await simulator.faults()
  await database.deleteFrom('webhook_events').execute()
  await sql`delete from jobs.job`.execute(database)
  await database.deleteFrom('request_budgets').execute()
  ada = await addAthlete(database)
  member += 1
  await linkAthlete(call, simulator, ada, member)
  await queues.firstSync.handle({ payload: series(), isLastTry: true, signal: AbortSignal.timeout(20_000) })
  accountId = (await linkOf()).provider_user_id
})

afterEach(() => vi.restoreAllMocks())

const series = () => ({ user_id: ada, provider: 'whoop' })
const linkOf = () =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', ada).executeTakeFirstOrThrow()
const eventsOf = (id: string) =>
  database.selectFrom('webhook_events').selectAll().where('object_id', '=', id).orderBy('type').execute()
const tell = (type: string, id: string) => deliverWebhook(app, simulator.clientSecret, accountId, { type, id })
const subject = (kind: 'sleep' | 'workout', object_id: string): EventSubject => ({
  provider: 'whoop',
  provider_user_id: accountId,
  kind,
  object_id,
})
const work = (about: EventSubject, isLastTry = true) =>
  queues.event.handle({ payload: about, isLastTry, signal: AbortSignal.timeout(30_000) })
const reconcile = () => queues.reconcile.handle({ payload: {}, isLastTry: true, signal: AbortSignal.timeout(20_000) })

async function idsOf(table: 'sleeps' | 'workouts', count: number): Promise<string[]> {
  const rows = await database
    .selectFrom(table)
    .select('provider_id')
    .where('user_id', '=', ada)
    .orderBy('start_at', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}

const workoutOf = (id: string) =>
  database
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', ada)
    .where('provider_id', '=', id)
    .executeTakeFirst()

async function requestsMade(during: () => Promise<unknown>): Promise<number> {
  const count = async () =>
    ((await simulator.control('GET', 'state')) as { requests: Record<string, number> }).requests.developer ?? 0
  const before = await count()
  await during()
  return (await count()) - before
}

/** Jobs that wait or are retried, and when. */
async function waitingJobs() {
  const { rows } = await sql<{ data: EventSubject; state: string; start_after: Date }>`
    select data, state::text, start_after from jobs.job where name = 'webhook-event' and state in ('created', 'retry')`.execute(
    database,
  )
  return rows
}

const passTime = (id: string, interval: string) =>
  sql`update webhook_events set received_at = received_at - ${interval}::interval,
    next_try_at = next_try_at - ${interval}::interval where object_id = ${id}`.execute(database)

async function workAlone(kind: 'sleep' | 'workout', id: string): Promise<void> {
  await tell(`${kind}.updated`, id)
  await passTime(id, '1 second') // it no longer waits for others
  await work(subject(kind, id))
}

it('makes the requests of 20 records for 100 events of them', async () => {
  const [sleeps, workouts] = [await idsOf('sleeps', 10), await idsOf('workouts', 10)]
  const alone = await requestsMade(async () => {
    for (const id of sleeps) await workAlone('sleep', id)
    for (const id of workouts) await workAlone('workout', id)
  })
  for (let i = 0; i < 5; i++)
    await Promise.all([
      ...sleeps.map((id) => tell(i % 2 ? 'recovery.updated' : 'sleep.updated', id)),
      ...workouts.map((id) => tell('workout.updated', id)),
    ])
  const together = await requestsMade(async () => {
    await worker.start()
    await vi.waitFor(
      async () => {
        const open = await database
          .selectFrom('webhook_events')
          .select('trace_id')
          .where('done_at', 'is', null)
          .execute()
        expect(open).toEqual([])
      },
      { timeout: 20_000, interval: 50 },
    )
  })
  await worker.stop()
  expect(await database.selectFrom('webhook_events').select('trace_id').execute()).toHaveLength(120)
  expect(together).toBe(alone)
})

it('fetches a night once that is told of as a sleep and as a recovery', async () => {
  const [id = ''] = await idsOf('sleeps', 1)
  await tell('sleep.updated', id)
  const requests = await requestsMade(async () => {
    const work1 = work(subject('sleep', id))
    await tell('recovery.updated', id)
    await work1
  })
  expect(requests).toBe(3)
  for (const { done_at } of await eventsOf(id)) expect(done_at).toBeInstanceOf(Date)
})

it('does at once the rest for an event that came while a fetch was under way', async () => {
  const [id = ''] = await idsOf('workouts', 1)
  await tell('workout.updated', id)
  await simulator.faults({ kind: 'slow', delay_ms: 600, path: '/developer/v2/activity/workout', times: 1 })
  const running = work(subject('workout', id))
  await new Promise((resolve) => setTimeout(resolve, 700))
  await sql`delete from jobs.job`.execute(database) // the job of the newer one was dropped, because one for this record was waiting
  await database
    .insertInto('webhook_events')
    .values({ ...base(id), type: 'workout.updated', done_at: null })
    .execute()
  await running
  expect((await eventsOf(id)).filter(({ done_at }) => done_at === null)).toHaveLength(1)
  expect((await waitingJobs()).map(({ data }) => data)).toEqual([subject('workout', id)])
})

const base = (object_id: string) => ({
  provider: 'whoop',
  provider_user_id: accountId,
  trace_id: randomUUID(),
  object_id,
})

it('stores what was told during an outage longer than the quick tries, however old the record', async () => {
  const ids = (await idsOf('workouts', 30)).slice(-5)
  for (const id of ids) await simulator.control('POST', 'records', { member, kind: 'workout', id, action: 'rescore' })
  const before = await Promise.all(ids.map(workoutOf))
  await simulator.faults({ kind: 'status', status: 400, path: '/developer' }) // as 500 to the job, without pauses in the call
  for (const id of ids) {
    await tell('workout.updated', id)
    await expect(work(subject('workout', id), false)).rejects.toMatchObject({ name: 'RetryLater' })
    await work(subject('workout', id), true)
    expect(await eventsOf(id)).toMatchObject([{ done_at: null, tries: 1, given_up: null }])
  }
  await simulator.faults()
  await sql`delete from jobs.job`.execute(database)
  await reconcile()
  expect(await waitingJobs()).toEqual([])
  for (const id of ids) await passTime(id, '6 minutes')
  await reconcile()
  const jobs = await waitingJobs()
  expect(jobs.map(({ data }) => data.object_id).sort()).toEqual([...ids].sort())
  for (const { data } of jobs) await work(data)
  for (const [i, id] of ids.entries()) {
    expect((await workoutOf(id))?.updated_at.getTime()).toBeGreaterThan(before[i]?.updated_at.getTime() ?? 0)
    expect(await eventsOf(id)).toMatchObject([{ done_at: expect.any(Date), given_up: null }])
  }
}, 180_000)

it('doubles the pauses up to an hour, then tries every six hours, and gives up after eight days with a line in the log', async () => {
  const said = captureLog('warn')
  const id = randomUUID()
  await tell('workout.updated', id)
  const pauses: number[] = []
  const round = async () => {
    await work(subject('workout', id))
    const { rows } = await sql<{ minutes: number }>`
      select (extract(epoch from next_try_at - now()) / 60)::float8 as minutes from webhook_events where object_id = ${id}`.execute(
      database,
    )
    pauses.push(Math.round(rows[0]?.minutes ?? 0))
  }
  for (let i = 0; i < 6; i++) await round()
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60])
  await passTime(id, '2 days')
  for (let i = 0; i < 2; i++) await round()
  expect(pauses.slice(-2)).toEqual([360, 360])
  await passTime(id, '5 days 22 hours')
  await round()
  expect(await eventsOf(id)).toMatchObject([{ done_at: null, tries: 9 }])
  await passTime(id, '4 hours')
  await round()
  expect(await eventsOf(id)).toMatchObject([
    { done_at: expect.any(Date), tries: 10, given_up: expect.stringMatching(/does not show/) },
  ])
  const lines = said.filter(({ object_id }) => object_id === id)
  expect(lines).toMatchObject([{ msg: 'News of a record is given up', type: 'workout.updated', tries: 10 }])
})

it('tries an event again once the link works again, and not before', async () => {
  const [id = ''] = await idsOf('workouts', 1)
  const setStatus = (status: 'connected' | 'token_expired') =>
    database.updateTable('wearable_connections').set({ status }).where('user_id', '=', ada).execute()
  await database.deleteFrom('workouts').where('provider_id', '=', id).execute()
  await setStatus('token_expired')
  await tell('workout.updated', id)
  await work(subject('workout', id))
  await sql`delete from jobs.job`.execute(database)
  await passTime(id, '12 days')
  await reconcile()
  expect(await waitingJobs()).toEqual([])
  await setStatus('connected')
  await reconcile()
  for (const { data } of await waitingJobs()) await work(data)
  expect(await workoutOf(id)).toBeDefined()
  expect(await eventsOf(id)).toMatchObject([{ done_at: expect.any(Date) }])
})

it('puts an event off by no more than an hour when the budget is used up, and lets newer ones pass', async () => {
  const [id = ''] = await idsOf('workouts', 1)
  await simulator.faults({ kind: 'status', status: 429, retry_after: 80_000, path: '/developer' })
  await tell('workout.updated', id)
  await sql`delete from jobs.job`.execute(database)
  await work(subject('workout', id), false)
  const [delayed] = await waitingJobs()
  expect((delayed?.start_after.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(3_601_000)
  expect(await eventsOf(id)).toMatchObject([{ done_at: null, tries: 0 }])
  await tell('workout.updated', id)
  expect(await waitingJobs()).toHaveLength(2)
})

it('does not lose an event to a clock that was two days ahead', async () => {
  const [id = ''] = await idsOf('workouts', 1)
  await tell('workout.updated', id)
  await sql`delete from jobs.job`.execute(database)
  await passTime(id, '-2 days')
  await reconcile()
  for (const { data } of await waitingJobs()) await work(data)
  expect(await eventsOf(id)).toMatchObject([{ done_at: expect.any(Date) }])
})

it('closes at once an `updated` that its `deleted` has overtaken', async () => {
  const [id = ''] = await idsOf('sleeps', 1)
  await simulator.control('POST', 'records', { member, kind: 'sleep', id, action: 'delete' })
  await tell('sleep.deleted', id)
  await work(subject('sleep', id))
  await tell('sleep.updated', id)
  await work(subject('sleep', id), false)
  const events = await eventsOf(id)
  expect(events).toHaveLength(2)
  for (const { done_at } of events) expect(done_at).toBeInstanceOf(Date)
})

it('stores nothing of a record that is deleted while it is fetched', async () => {
  const [id = ''] = await idsOf('workouts', 1)
  await database.deleteFrom('workouts').where('provider_id', '=', id).execute()
  await simulator.faults({ kind: 'slow', delay_ms: 1000, path: '/developer/v2/cycle' })
  await tell('workout.updated', id)
  const running = work(subject('workout', id))
  await new Promise((resolve) => setTimeout(resolve, 900))
  await tell('workout.deleted', id)
  await running
  expect(await workoutOf(id)).toBeUndefined()
})

it('stores a sleep whose recovery is not there yet, and tries again for the recovery', async () => {
  // Of a night: in the afternoon the newest sleep may be a nap, which has no recovery.
  const { sleep_id: id, cycle_id } = await database
    .selectFrom('recoveries')
    .select(['sleep_id', 'cycle_id'])
    .where('user_id', '=', ada)
    .where('sleep_id', 'is not', null)
    .orderBy('date', 'desc')
    .$narrowType<{ sleep_id: string }>()
    .executeTakeFirstOrThrow()
  await database.deleteFrom('sleeps').where('provider_id', '=', id).execute()
  await simulator.faults({ kind: 'status', status: 404, path: `/developer/v2/cycle/${cycle_id}/recovery` })
  await tell('sleep.updated', id)
  await tell('recovery.updated', id)
  await expect(work(subject('sleep', id), false)).rejects.toThrow(/not to be seen yet/)
  expect(await database.selectFrom('sleeps').select('date').where('provider_id', '=', id).execute()).toHaveLength(1)
  expect(await eventsOf(id)).toMatchObject([
    { type: 'recovery.updated', done_at: null },
    { type: 'sleep.updated', done_at: expect.any(Date) },
  ])
})

it('passes over a job of an earlier release, whose event is tried again as an open one', async () => {
  const payload = { provider: 'whoop', trace_id: randomUUID() } as unknown as EventSubject
  await eventQueue(corner.makers).handle({
    payload,
    isLastTry: false,
    signal: AbortSignal.timeout(5_000),
  })
})
