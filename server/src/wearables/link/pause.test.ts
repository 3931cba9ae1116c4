import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { pollQueue } from '../sync/poll.ts'
import { findDueLinks, findOpenFirstSyncs } from '../sync/sync-store.ts'
import { findDueWeekly } from '../sync/weekly-poll-store.ts'
import { deliverWebhook } from '../webhooks/webhooks-for-tests.ts'
import { accessTokenFor } from './access-token.ts'
import { LinkUnusable } from './link-failures.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
const { app, call, database, links } = corner
await corner.start()
await app.listen({ port: 0, host: '127.0.0.1' })
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/whoop/webhook/`
await simulator.sendWebhooksTo(address)

let ada: string
let member = 0

beforeEach(async () => {
  ada = await addAthlete(database)
  member += 1
  await linkAthlete(call, simulator, ada, member)
  await soon(async () => expect(await linkOf()).toMatchObject({ first_sync_state: 'done' }))
})

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const linkOf = () =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', ada).executeTakeFirstOrThrow()
const pause = (user = ada, provider = 'whoop') => call(user, 'POST', `/api/devices/${provider}/pause/`)
const resume = (user = ada, provider = 'whoop') => call(user, 'POST', `/api/devices/${provider}/resume/`)
const actionsOf = async () =>
  (await database.selectFrom('audit_lines').select('action').where('actor_id', '=', ada).orderBy('id').execute()).map(
    ({ action }) => action,
  )
const everyLink = <T>(find: (db: Parameters<typeof findDueLinks>[0]) => Promise<T>) =>
  asSeenBy(database, 'all', (every) => find(every))
const isAmong = (found: readonly { user_id: string }[]) => found.some(({ user_id }) => user_id === ada)
const poll = () =>
  pollQueue(corner.makers).handle({
    payload: { user_id: ada, provider: 'whoop' },
    isLastTry: true,
    signal: AbortSignal.timeout(20_000),
  })
const newestSleep = async () => {
  const { provider_id } = await database
    .selectFrom('sleeps')
    .select('provider_id')
    .where('user_id', '=', ada)
    .orderBy('start_at', 'desc')
    .executeTakeFirstOrThrow()
  return provider_id
}
const updatedAtOf = async (id: string) =>
  (await database.selectFrom('sleeps').select('updated_at').where('provider_id', '=', id).executeTakeFirst())
    ?.updated_at

it('keeps link and records, says so, and stays as it is when it is pressed again', async () => {
  expect(await pause()).toEqual({
    status: 200,
    body: { message: 'Paused. Nothing comes from WHOOP until you resume.' },
  })
  const { paused_at } = await linkOf()
  expect((await pause()).status).toBe(200)
  const link = await linkOf()
  expect(link).toMatchObject({ status: 'connected', paused_at, access_token: expect.anything() })
  const since = paused_at?.toISOString()
  expect((await call(ada, 'GET', '/api/users/whoopstatus/')).body).toMatchObject({
    connected: true,
    token_valid: true,
    paused_since: since,
  })
  const { body } = await call(ada, 'GET', '/api/devices/')
  expect(body.devices[0]).toMatchObject({ provider: 'whoop', paused_since: since })
  expect(await actionsOf()).toEqual(['device_linked', 'device_paused'])
})

it('fetches nothing: no poll, no weekly poll, no first sync, and no token for a sync under way', async () => {
  await database
    .updateTable('wearable_connections')
    .set({ synced_until: sql<Date>`now() - interval '3 days'`, connected_at: sql<Date>`now() - interval '20 days'` })
    .where('user_id', '=', ada)
    .execute()
  const due = () => everyLink((db) => findDueLinks(db, 'whoop', 60, { from: 5, to: 10 }))
  const weekly = () => everyLink((db) => findDueWeekly(db, 'whoop', 1000))
  expect([isAmong(await due()), isAmong(await weekly())]).toEqual([true, true])
  await pause()
  expect([isAmong(await due()), isAmong(await weekly())]).toEqual([false, false])
  const { synced_until } = await linkOf()
  await poll()
  expect((await linkOf()).synced_until).toEqual(synced_until)
  await expect(accessTokenFor(links, { user_id: ada, provider: 'whoop' })).rejects.toThrow(LinkUnusable)
  await database
    .updateTable('wearable_connections')
    .set({ first_sync_state: 'waiting' })
    .where('user_id', '=', ada)
    .execute()
  expect(isAmong(await everyLink((db) => findOpenFirstSyncs(db, 'whoop')))).toBe(false)
})

it('answers and drops webhooks, and fetches what they were about when it is resumed', async () => {
  const id = await newestSleep()
  const before = await updatedAtOf(id)
  await pause()
  const eventsOf = () => database.selectFrom('webhook_events').selectAll().where('object_id', '=', id).execute()
  await simulator.control('POST', 'records', { member, kind: 'sleep', id, action: 'update' })
  const { provider_user_id } = await linkOf()
  expect(await deliverWebhook(app, simulator.clientSecret, provider_user_id, { type: 'sleep.updated', id })).toBe(200)
  expect(await eventsOf()).toEqual([])
  expect(await updatedAtOf(id)).toEqual(before)

  expect(await resume()).toEqual({
    status: 200,
    body: { message: 'Resumed. What WHOOP measured meanwhile is coming in.' },
  })
  expect((await linkOf()).paused_at).toBeNull()
  await soon(async () => expect(await updatedAtOf(id)).not.toEqual(before))
  expect(await actionsOf()).toEqual(['device_linked', 'device_paused', 'device_resumed'])
})

it('closes a gap of weeks when it is resumed, with a token that has expired meanwhile', async () => {
  await pause()
  const long = sql<Date>`now() - interval '20 days'`
  await database
    .updateTable('wearable_connections')
    .set({ synced_until: long, token_expires_at: long })
    .where('user_id', '=', ada)
    .execute()
  const gap = database
    .deleteFrom('sleeps')
    .where('user_id', '=', ada)
    .where('start_at', '>', sql<Date>`now() - interval '15 days'`)
  const { numDeletedRows } = await gap.executeTakeFirst()
  expect(Number(numDeletedRows)).toBeGreaterThan(8)
  await resume()
  const nights = () =>
    database
      .selectFrom('sleeps')
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .where('user_id', '=', ada)
      .where('start_at', '>', sql<Date>`now() - interval '15 days'`)
      .executeTakeFirstOrThrow()
  await soon(async () => expect(Number((await nights()).found)).toBe(Number(numDeletedRows)))
  expect((await linkOf()).refreshed_at).not.toBeNull()
})

it('goes on with a first sync that the pause stopped', async () => {
  await pause()
  await database
    .updateTable('wearable_connections')
    .set({ first_sync_state: 'running' })
    .where('user_id', '=', ada)
    .execute()
  await resume()
  await soon(async () => expect(await linkOf()).toMatchObject({ first_sync_state: 'done' }))
})

it('ends with the link: a new one is not paused', async () => {
  await pause()
  await call(ada, 'POST', '/api/whoop/disconnect/')
  expect((await linkOf()).paused_at).toBeNull()
  await linkAthlete(call, simulator, ada, member)
  expect((await linkOf()).paused_at).toBeNull()
})

it("is the athlete's own: of a link that is not theirs, not there or not working there is nothing to pause", async () => {
  const ben = await addAthlete(database)
  const refused = (error: string) => ({ status: 409, body: { error, code: 'not_linked' } })
  expect(await pause(ben)).toMatchObject(refused('There is no working link to pause'))
  expect(await resume(ben)).toMatchObject(refused('There is no link to resume'))
  expect((await linkOf()).paused_at).toBeNull()
  expect(await pause(ada, 'abacus')).toMatchObject({ status: 404 })
  await database
    .updateTable('wearable_connections')
    .set({ status: 'token_expired' })
    .where('user_id', '=', ada)
    .execute()
  expect(await pause()).toMatchObject(refused('There is no working link to pause'))
})
