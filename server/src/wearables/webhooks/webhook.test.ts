import { createHmac, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
const { app, call, database } = corner
await corner.start()
await app.listen({ port: 0, host: '127.0.0.1' })
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/whoop/webhook/`

const MEMBER = 7
let ada: string
let accountId: string

beforeAll(async () => {
  ada = await addAthlete(database)
  await linkAthlete(call, simulator, ada, MEMBER)
  await vi.waitFor(async () => expect(await linkOf()).toMatchObject({ first_sync_state: 'done' }), { timeout: 15_000 })
  accountId = (await linkOf()).provider_user_id
  await simulator.sendWebhooksTo(address)
})

beforeEach(() => simulator.faults())

const linkOf = () =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', ada).executeTakeFirstOrThrow()
const findSleep = (id: string) =>
  database.selectFrom('sleeps').selectAll().where('user_id', '=', ada).where('provider_id', '=', id).executeTakeFirst()
const findWorkout = (id: string) =>
  database
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', ada)
    .where('provider_id', '=', id)
    .executeTakeFirst()
const recoveryOf = (sleepId: string) =>
  database
    .selectFrom('recoveries')
    .selectAll()
    .where('user_id', '=', ada)
    .where('sleep_id', '=', sleepId)
    .executeTakeFirst()
const eventsOf = (objectId: string) =>
  database.selectFrom('webhook_events').selectAll().where('object_id', '=', objectId).execute()

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })

async function newest(kind: 'sleep' | 'workout'): Promise<string> {
  const table = kind === 'sleep' ? 'sleeps' : 'workouts'
  const row = await database
    .selectFrom(table)
    .select('provider_id')
    .where('user_id', '=', ada)
    .orderBy('start_at', 'desc')
    .executeTakeFirstOrThrow()
  return row.provider_id
}

/** Changes a record at the provider, which sends a webhook for it. */
const change = (action: 'update' | 'delete' | 'rescore', kind: 'sleep' | 'workout', id: string) =>
  simulator.control('POST', 'records', { member: MEMBER, kind, id, action })

interface Delivery {
  event?: object
  body?: string
  secret?: string
  sentAtMs?: number
  signature?: string
}

/** A webhook built and signed here as WHOOP does (docs/reference/device-api.md#webhooks). */
async function deliver({
  event,
  body = JSON.stringify(event),
  secret = simulator.clientSecret,
  sentAtMs = Date.now(),
  signature,
}: Delivery) {
  const timestamp = String(sentAtMs)
  const signed = createHmac('sha256', secret).update(timestamp).update(body).digest('base64')
  const reply = await app.inject({
    method: 'POST',
    url: '/api/whoop/webhook/',
    headers: {
      'content-type': 'application/json',
      'x-whoop-signature': signature ?? signed,
      'x-whoop-signature-timestamp': timestamp,
    },
    payload: body,
  })
  return { status: reply.statusCode, body: reply.json() }
}

const eventOf = (id: string, type: string, user_id: number | string = Number(accountId)) => ({
  user_id,
  id,
  type,
  trace_id: randomUUID(),
})

it('brings a sleep that was scored anew, with its recovery', async () => {
  const id = await newest('sleep')
  const [before, recoveryBefore] = [await findSleep(id), await recoveryOf(id)]
  await change('rescore', 'sleep', id)
  await soon(async () => {
    expect((await findSleep(id))?.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? 0)
    if (recoveryBefore)
      expect((await recoveryOf(id))?.updated_at.getTime()).toBeGreaterThan(recoveryBefore.updated_at.getTime())
  })
  await soon(async () => {
    for (const { done_at } of await eventsOf(id)) expect(done_at).toBeInstanceOf(Date)
  })
})

it('brings a workout that is not stored yet', async () => {
  const id = await newest('workout')
  await database.deleteFrom('workouts').where('provider_id', '=', id).execute()
  await change('update', 'workout', id)
  await soon(async () => expect(await findWorkout(id)).toBeDefined())
})

it('removes a deleted sleep with its recovery, and a deleted workout', async () => {
  const [sleepId, workoutId] = [await newest('sleep'), await newest('workout')]
  await change('delete', 'sleep', sleepId)
  await change('delete', 'workout', workoutId)
  await soon(async () => {
    expect(await findSleep(sleepId)).toBeUndefined()
    expect(await recoveryOf(sleepId)).toBeUndefined()
    expect(await findWorkout(workoutId)).toBeUndefined()
  })
})

it('works an event off once, however often it comes', async () => {
  const event = eventOf(await newest('workout'), 'workout.updated')
  const replies = await Promise.all([deliver({ event }), deliver({ event }), deliver({ event })])
  for (const reply of replies) expect(reply).toEqual({ status: 200, body: { received: true } })
  expect(await eventsOf(event.id)).toHaveLength(1)
})

it('ends with the provider’s truth when events come twice and out of order', async () => {
  const id = await newest('sleep')
  await simulator.faults({ kind: 'duplicate_webhooks', times: 3 }, { kind: 'reorder_webhooks', times: 2 })
  await change('rescore', 'sleep', id)
  await change('rescore', 'sleep', id)
  await change('delete', 'sleep', id)
  await soon(async () => {
    expect(await findSleep(id)).toBeUndefined()
    expect(await recoveryOf(id)).toBeUndefined()
  })
})

it.each([
  ['another secret', { secret: 'not the secret' }],
  [
    'another body than was signed',
    { signature: createHmac('sha256', simulator.clientSecret).update('1{}').digest('base64') },
  ],
  ['no signature', { signature: '' }],
  ['a timestamp of more than five minutes ago', { sentAtMs: Date.now() - 5 * 60_000 - 2_000 }],
  ['a timestamp of more than five minutes ahead', { sentAtMs: Date.now() + 5 * 60_000 + 60_000 }],
])('refuses %s, and does nothing', async (_name, delivery) => {
  const event = eventOf(await newest('workout'), 'workout.deleted')
  const { status } = await deliver({ event, ...delivery })
  expect(status).toBe(401)
  expect((await eventsOf(event.id)).filter(({ type }) => type === 'workout.deleted')).toEqual([])
})

it.each([
  ['an account that is not linked', (id: string) => ({ event: eventOf(id, 'workout.deleted', 99_999_999) })],
  [
    'an account with an id beyond 2^53',
    (id: string) => ({ event: eventOf(id, 'workout.deleted', '99999999999999999') }),
  ],
  ['a kind that Corner does not know', (id: string) => ({ event: eventOf(id, 'menstrual_cycle.updated') })],
  ['no JSON', () => ({ body: 'hello' })],
  ['an empty body', () => ({ body: '' })],
  ['fields of the wrong type', () => ({ body: '{"user_id":{},"id":[],"type":null,"trace_id":1}' })],
  ['NUL in its id', () => ({ event: eventOf('a\0b', 'workout.deleted', '1') })],
])('answers news of %s with 200 and does no work', async (_name, delivery) => {
  const id = await newest('workout')
  expect(await deliver(delivery(id))).toEqual({ status: 200, body: { received: true } })
  expect((await eventsOf(id)).filter(({ type }) => type === 'workout.deleted')).toEqual([])
  expect(await findWorkout(id)).toBeDefined()
})

it('does nothing for an athlete who has disconnected', async () => {
  const ben = await addAthlete(database)
  await linkAthlete(call, simulator, ben, MEMBER + 1)
  const { provider_user_id } = await database
    .selectFrom('wearable_connections')
    .select('provider_user_id')
    .where('user_id', '=', ben)
    .executeTakeFirstOrThrow()
  await call(ben, 'POST', '/api/whoop/disconnect/')
  const event = eventOf(randomUUID(), 'sleep.updated', Number(provider_user_id))
  expect((await deliver({ event })).status).toBe(200)
  expect(await eventsOf(event.id)).toEqual([])
})
