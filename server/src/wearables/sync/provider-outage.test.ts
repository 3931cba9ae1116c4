import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Refusal } from '../../database/schema.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { captureLog } from '../../testing/captured-log.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { subjectOf } from '../events/event-subject.ts'
import { claimEndedLinks } from '../link/ended-links-store.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { pollQueue } from './poll.ts'
import { findDueLinks } from './sync-store.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
const { call, database, links } = corner

let nextMember = 1
let ada: string

const API = '/developer'
const FORBIDDEN_PAGE = { kind: 'status', status: 403, body: 'html', path: API }
const UNAUTHORIZED = { kind: 'status', status: 401, path: API }

const run = { isLastTry: true, signal: AbortSignal.timeout(120_000) }
const poll = (user_id = ada) => pollQueue(corner.makers).handle({ payload: { user_id, provider: 'whoop' }, ...run })
const firstSync = (user_id = ada) => corner.queues.firstSync.handle({ payload: { user_id, provider: 'whoop' }, ...run })
const reconcile = () => corner.queues.reconcile.handle({ payload: {}, ...run })
const linkOf = (user_id = ada) =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow()
const statusOf = async (user_id = ada) => (await call(user_id, 'GET', '/api/users/whoopstatus/')).body
const auditOf = async (user_id = ada) => {
  const rows = await database
    .selectFrom('audit_lines')
    .select(['action', 'details'])
    .where('subject_id', '=', user_id)
    .orderBy('id')
    .execute()
  return rows.map(({ action, details }) => ({ action, details }))
}
const countOf = async (table: 'sleeps' | 'workouts' | 'cycles' | 'recoveries') => {
  const rows = await database.selectFrom(table).select('provider_id').where('user_id', '=', ada).execute()
  return rows.length
}

/** An athlete with a link whose first sync is done. */
async function addLinked(): Promise<{ user_id: string; member: number }> {
  const user_id = await addAthlete(database)
  const member = nextMember++
  expect((await linkAthlete(call, simulator, user_id, member)).status).toBe(200)
  await firstSync(user_id)
  expect(await linkOf(user_id)).toMatchObject({ first_sync_state: 'done' })
  return { user_id, member }
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
/** Refused for this many hours; by default due again in a moment. */
const refusedFor = (hours: number, change: Partial<Refusal> = {}): Refusal => ({
  since: hoursAgo(hours),
  first_at: hoursAgo(hours),
  last_at: hoursAgo(1),
  next_at: hoursAgo(0),
  times: 7,
  ...change,
})
const setRefusals = (refusals: Record<string, Refusal>, user_id = ada) =>
  database
    .updateTable('wearable_connections')
    .set({ refusals: JSON.stringify(refusals) })
    .where('user_id', '=', user_id)
    .execute()

beforeEach(async () => {
  await simulator.faults()
  await database.deleteFrom('users').execute()
  await database.deleteFrom('audit_lines').execute()
  await database.deleteFrom('request_budgets').execute()
})

it('comes through minutes of 403 with every link, and works off what was told meanwhile', async () => {
  const athletes = [await addLinked(), await addLinked(), await addLinked()]
  await simulator.faults(FORBIDDEN_PAGE)
  const events = []
  for (const { user_id } of athletes) {
    const { provider_id } = await database
      .selectFrom('workouts')
      .select('provider_id')
      .where('user_id', '=', user_id)
      .orderBy('start_at', 'desc')
      .executeTakeFirstOrThrow()
    const { provider_user_id } = await linkOf(user_id)
    const event = { provider: 'whoop', provider_user_id, type: 'workout.updated', object_id: provider_id }
    await database
      .insertInto('webhook_events')
      .values({ ...event, trace_id: randomUUID(), done_at: null })
      .execute()
    const payload = subjectOf(event)
    events.push(payload)
    await expect(corner.queues.event.handle({ payload, ...run, isLastTry: false })).rejects.toThrow('403')
    await expect(poll(user_id)).rejects.toThrow('403')
    expect(await linkOf(user_id)).toMatchObject({ status: 'connected', refusals: {} })
  }
  await simulator.faults()
  for (const payload of events) await corner.queues.event.handle({ payload, ...run })
  const open = database.selectFrom('webhook_events').select('trace_id').where('done_at', 'is', null)
  expect(await open.execute()).toEqual([])
  for (const { user_id } of athletes) {
    await poll(user_id)
    expect(await statusOf(user_id)).toMatchObject({ connected: true, token_valid: true, problem: null })
    expect(await auditOf(user_id)).toMatchObject([{ action: 'device_linked' }])
  }
})

it('takes a database that went away for ordinary, and a mistake of ours not', () => {
  const { isExpected } = pollQueue(corner.makers)
  for (const said of [
    'Client has encountered a connection error and is not queryable',
    'Connection terminated unexpectedly',
  ])
    expect(isExpected?.(new Error(said))).toBe(true)
  expect(isExpected?.(new TypeError('x is not a function'))).toBe(false)
})

it('lets a link rest whose fresh token the API refuses, and goes on by itself when it is taken again', async () => {
  ada = (await addLinked()).user_id
  const due = () => asSeenBy(links.database, 'all', (every) => findDueLinks(every, 'whoop', 0, { from: 24, to: 24 }))
  await simulator.faults(UNAUTHORIZED)
  await poll()
  const { refusals } = await linkOf()
  expect(refusals.link).toMatchObject({ times: 1 })
  expect(await due()).toEqual([])
  await setRefusals({ link: { ...(refusals.link as Refusal), next_at: hoursAgo(0) } })
  expect(await due()).toMatchObject([{ user_id: ada }])
  expect(await statusOf()).toMatchObject({ token_valid: true, problem: null })
  await simulator.faults()
  await poll()
  expect(await linkOf()).toMatchObject({ status: 'connected', refusals: {} })
})

it('asks the token endpoint once more after hours: the link stays when it says so, and the athlete is told', async () => {
  ada = (await addLinked()).user_id
  await setRefusals({ link: refusedFor(7) })
  await simulator.faults(UNAUTHORIZED)
  await poll()
  expect(await statusOf()).toMatchObject({ connected: true, token_valid: true, problem: 'records_refused' })
  expect(await auditOf()).toMatchObject([{ action: 'device_linked' }])
})

it('ends the link when the token endpoint says so', async () => {
  const { user_id, member } = await addLinked()
  ada = user_id
  await simulator.control('POST', 'faults', { kind: 'revoke_refresh_tokens', member })
  await poll()
  expect(await statusOf()).toMatchObject({ token_valid: false, problem: 'refused' })
  expect(await auditOf()).toContainEqual({
    action: 'device_link_lost',
    details: { provider: 'WHOOP', because: 'refused' },
  })
})

it('tells the operator, and no athlete, when the records of many links are refused at once', async () => {
  const lines = captureLog('error')
  const athletes = []
  for (let i = 0; i < 6; i++) athletes.push(await addLinked())
  for (const { user_id } of athletes) await setRefusals({ link: refusedFor(7) }, user_id)
  await simulator.faults(UNAUTHORIZED)
  for (const { user_id } of athletes) await poll(user_id)
  const told = await Promise.all(athletes.map(async ({ user_id }) => (await statusOf(user_id)).problem))
  expect(told.slice(4)).toEqual([null, null])
  expect(lines.filter(({ msg }) => msg.includes('ALARM'))).toHaveLength(1)
})

it('leaves a refused kind out, brings the others, and fetches what was missed when it is given again', async () => {
  ada = (await addLinked()).user_id
  const workouts = await countOf('workouts')
  const path = '/developer/v2/activity/workout'
  await database.deleteFrom('workouts').where('user_id', '=', ada).execute()
  await database
    .deleteFrom('sleeps')
    .where('user_id', '=', ada)
    .where('start_at', '>', new Date(hoursAgo(48)))
    .execute()
  const before = (await linkOf()).synced_until
  await simulator.faults({ kind: 'status', status: 403, path }) // in JSON
  await poll()
  const link = await linkOf()
  expect(link.synced_until?.getTime()).toBeGreaterThan(before?.getTime() ?? 0)
  expect(Object.keys(link.refusals)).toEqual(['read:workout'])
  expect(await countOf('sleeps')).toBeGreaterThan(25)
  expect(await countOf('workouts')).toBe(0)

  await simulator.faults()
  await poll() // it is paused
  expect(await countOf('workouts')).toBe(0)
  await setRefusals({ 'read:workout': refusedFor(24 * 32) })
  await poll()
  expect(await countOf('workouts')).toBeGreaterThanOrEqual(workouts)
  expect((await linkOf()).refusals).toEqual({})
})

it('makes do with a scope that was never granted, though the provider did not say which were', async () => {
  ada = (await addLinked()).user_id
  const path = '/developer/v2/recovery'
  await database
    .updateTable('wearable_connections')
    .set({ first_sync_state: 'waiting', synced_until: null })
    .where('user_id', '=', ada)
    .execute()
  await simulator.faults({ kind: 'status', status: 401, path })
  await firstSync()
  expect(await linkOf()).toMatchObject({ first_sync_state: 'done', status: 'connected' })
  expect(Object.keys((await linkOf()).refusals)).toEqual(['read:recovery'])
})

it('tries an ended link once a day with what it has: one that was ended by mistake heals', async () => {
  ada = (await addLinked()).user_id
  const ended = (retried_at: Date | null) =>
    database
      .updateTable('wearable_connections')
      .set({ status: 'token_expired', retried_at })
      .where('user_id', '=', ada)
      .execute()
  await ended(new Date(hoursAgo(23)))
  await reconcile()
  expect(await statusOf()).toMatchObject({ token_valid: false })
  await ended(new Date(hoursAgo(25)))
  await simulator.faults({ kind: 'status', status: 500, path: '/oauth' })
  await reconcile()
  expect(await statusOf()).toMatchObject({ token_valid: false })
  await simulator.faults()
  await reconcile() // only in an hour
  expect(await statusOf()).toMatchObject({ token_valid: false })
  await ended(null) // from before this was recorded
  await reconcile()
  expect(await statusOf()).toMatchObject({ token_valid: true, problem: null })
  expect((await auditOf()).at(-1)).toMatchObject({ action: 'device_link_restored' })
})

it('tries links again within minutes when the process that tried them was killed', async () => {
  ada = (await addLinked()).user_id
  const set = { status: 'token_expired', retried_at: new Date(hoursAgo(25)) } as const
  await database.updateTable('wearable_connections').set(set).where('user_id', '=', ada).execute()
  const claim = (atMs: number) =>
    asSeenBy(links.database, 'all', (every) =>
      claimEndedLinks(every, 'whoop', new Date(atMs - 24 * 3_600_000), 10 * 60_000, 10),
    )
  expect(await claim(Date.now())).toHaveLength(1) // and it is not retried
  expect(await claim(Date.now() + 9 * 60_000)).toHaveLength(0)
  expect(await claim(Date.now() + 11 * 60_000)).toHaveLength(1)
})

it('takes the daily refusals of ended links for no news of the app', async () => {
  for (let i = 0; i < 6; i++) {
    const { user_id, member } = await addLinked()
    await simulator.control('POST', 'faults', { kind: 'revoke_refresh_tokens', member })
    await database
      .updateTable('wearable_connections')
      .set({ status: 'token_expired' })
      .where('user_id', '=', user_id)
      .execute()
  }
  await reconcile()
  const { rows } = await sql`select 1 from audit_lines where action like 'wearable%'`.execute(database)
  expect(rows).toEqual([])
  const { retried } = await database
    .selectFrom('wearable_connections')
    .select(({ fn }) => fn.count<number>('retried_at').as('retried'))
    .where('retried_at', '>', new Date(hoursAgo(1))) // answered: due in a day, not after the lease
    .executeTakeFirstOrThrow()
  expect(retried).toBe(6)
})
