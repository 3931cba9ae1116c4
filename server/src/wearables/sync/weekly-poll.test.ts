import { exportId } from '@corner/wearables/own-export/export-ids.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { captureLog } from '../../testing/captured-log.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { findDueWeekly } from './weekly-poll-store.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const { call, database, links, queues } = await startWearableApp(testDatabase, simulator.environment)

const TABLES = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const
let ada: string
let member = 90

beforeEach(async () => {
  await simulator.faults()
  ada = await addAthlete(database)
  member += 1
  await linkAthlete(call, simulator, ada, member)
  await firstSync(ada)
})

afterEach(() => vi.restoreAllMocks())

async function firstSync(user_id: string): Promise<void> {
  const payload = { user_id, provider: 'whoop' }
  await queues.firstSync.handle({ payload, isLastTry: true, signal: AbortSignal.timeout(20_000) })
}

const linkOf = () =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', ada).executeTakeFirstOrThrow()
const idsIn = async (table: (typeof TABLES)[number], user_id = ada) =>
  (
    await database
      .selectFrom(table)
      .select('provider_id')
      .where('user_id', '=', user_id)
      .orderBy('provider_id')
      .execute()
  ).map(({ provider_id }) => provider_id)

async function weeklyPoll(): Promise<void> {
  const payload = { user_id: ada, provider: 'whoop' }
  await queues.weeklyPoll.handle({ payload, isLastTry: true, signal: AbortSignal.timeout(20_000) })
}

/** Moves the last weekly poll, and what it recorded, a week back. */
async function nextWeek(): Promise<void> {
  const { missed_records } = await linkOf()
  const earlier = JSON.stringify(missed_records, (_key, value) =>
    typeof value === 'string' ? new Date(Date.parse(value) - 7 * 86_400_000).toISOString() : value,
  )
  await database
    .updateTable('wearable_connections')
    .set({ missed_records: earlier })
    .where('user_id', '=', ada)
    .execute()
}

async function oldOnes(table: 'sleeps' | 'workouts', count: number): Promise<string[]> {
  const rows = await database
    .selectFrom(table)
    .select('provider_id')
    .where('user_id', '=', ada)
    .where('start_at', '<', new Date(Date.now() - 4 * 86_400_000))
    .orderBy('start_at')
    .limit(count)
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}

/** Changes a record at the provider without a webhook. */
async function changeSilently(action: 'update' | 'delete' | 'rescore', kind: 'sleep' | 'workout', id: string) {
  await simulator.control('POST', 'faults', { kind: 'lose_webhooks', times: 2 })
  await simulator.control('POST', 'records', { member, kind, id, action })
}

const rowsOf = (user_id: string) =>
  Promise.all(
    TABLES.map((table) =>
      database
        .selectFrom(table)
        .select(['provider_id', 'date', 'updated_at'])
        .where('user_id', '=', user_id)
        .orderBy('provider_id')
        .execute(),
    ),
  )

it('stores old records that changed, and removes deleted ones once two polls have missed them', async () => {
  const [[rescored = '', goneWorkout = ''], [goneSleep = '']] = [
    await oldOnes('workouts', 2),
    await oldOnes('sleeps', 1),
  ]
  const before = await database
    .selectFrom('workouts')
    .select('updated_at')
    .where('provider_id', '=', rescored)
    .executeTakeFirstOrThrow()
  await changeSilently('rescore', 'workout', rescored)
  await changeSilently('delete', 'workout', goneWorkout)
  await changeSilently('delete', 'sleep', goneSleep)
  await weeklyPoll()
  const after = await database
    .selectFrom('workouts')
    .select('updated_at')
    .where('provider_id', '=', rescored)
    .executeTakeFirstOrThrow()
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime())
  expect(await idsIn('workouts')).toContain(goneWorkout)
  expect(await idsIn('sleeps')).toContain(goneSleep)
  await weeklyPoll() // the same day: not a second confirmation
  expect(await idsIn('workouts')).toContain(goneWorkout)
  await nextWeek()
  await weeklyPoll()

  // The same account, read into another athlete's rows, shows which records should exist, and on which days.
  const whole = await addAthlete(database)
  const ids = await rowsOf(ada)
  await call(ada, 'POST', '/api/whoop/disconnect/')
  await linkAthlete(call, simulator, whole, member)
  await database.updateTable('wearable_connections').set({ first_sync_days: 35 }).where('user_id', '=', whole).execute()
  await firstSync(whole)
  expect(ids).toEqual(await rowsOf(whole))
  expect(ids.flat().map(({ provider_id }) => provider_id)).not.toContain(goneSleep)
  expect(ids.flat().length).toBeGreaterThan(90)
})

it('removes nothing when a list is broken off, and is due again after an hour', async () => {
  const [gone = ''] = await oldOnes('workouts', 1)
  await changeSilently('delete', 'workout', gone)
  await weeklyPoll()
  await nextWeek()
  const before = await linkOf()
  await simulator.faults({ kind: 'drop', path: '/developer/v2/cycle' })
  const lines = captureLog()
  await weeklyPoll()
  expect(lines).toContainEqual(expect.objectContaining({ msg: expect.stringMatching(/put off/) }))
  expect(await idsIn('workouts')).toContain(gone)
  const { weekly_poll_at, weekly_poll_tried_at, missed_records } = await linkOf()
  expect({ weekly_poll_at, missed_records }).toEqual({
    weekly_poll_at: before.weekly_poll_at,
    missed_records: before.missed_records,
  })
  expect(weekly_poll_tried_at?.getTime()).toBeGreaterThan(before.weekly_poll_tried_at?.getTime() ?? 0)
}, 180_000)

/** What the provider lists of a kind, for this poll alone. */
function listOnly(kind: string, choose: (id: string, place: number) => boolean) {
  const { provider } = links
  const pages = provider.pages.bind(provider)
  vi.spyOn(provider, 'pages').mockImplementation(async function* (app, session, asked, window) {
    for await (const page of pages(app, session, asked, window))
      yield asked === kind ? page.filter(({ provider_id }, place) => choose(provider_id, place)) : page
  })
}

it.each([
  ['lists nothing', () => false],
  ['lists every second one', (_id: string, place: number) => place % 2 === 0],
])('does not believe a provider that %s, however often it says so', async (_name, choose) => {
  const before = await rowsOf(ada)
  const lines = captureLog()
  listOnly('sleep', choose)
  for (let i = 0; i < 3; i++) {
    await weeklyPoll()
    expect((await linkOf()).missed_records).toEqual({})
  }
  expect(await idsIn('sleeps')).toEqual(expect.arrayContaining(before[1]?.map(({ provider_id }) => provider_id) ?? []))
  if (!choose('', 0)) return
  const reconcile = () => queues.reconcile.handle({ payload: {}, isLastTry: true, signal: AbortSignal.timeout(20_000) })
  await reconcile()
  await weeklyPoll()
  await reconcile() // the same day
  const missing = { sleep: expect.any(Number) }
  expect(lines.filter(({ level }) => level === 'warn')).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/no longer lists/), athletes: 1, missing }),
  ])
})

it('spares what an own export brought, and kinds that the athlete does not share', async () => {
  const start = new Date(Date.now() - 10 * 86_400_000)
  const exported = exportId('workout', start, 'wrestling')
  await sql`insert into workouts select (jsonb_populate_record(stored, ${JSON.stringify({
    provider_id: exported,
    start_at: start.toISOString(),
  })}::jsonb)).* from workouts as stored where user_id = ${ada} limit 1`.execute(database)
  await sql`update recoveries set updated_at = 'epoch' where user_id = ${ada}`.execute(database)
  const [sleepId = ''] = await oldOnes('sleeps', 1)
  await changeSilently('delete', 'sleep', sleepId)
  const scopes = (await linkOf()).scopes.filter((scope) => scope !== 'read:sleep' && scope !== 'read:recovery')
  await database.updateTable('wearable_connections').set({ scopes }).where('user_id', '=', ada).execute()
  const recoveries = await idsIn('recoveries')
  for (let i = 0; i < 2; i++) {
    await weeklyPoll()
    await nextWeek()
  }
  expect(await idsIn('workouts')).toContain(exported)
  expect(await idsIn('sleeps')).toContain(sleepId)
  expect(await idsIn('recoveries')).toEqual(recoveries)
})

it('spares a recovery that an export brought for a cycle of the API', async () => {
  const { provider_id } = await database
    .selectFrom('recoveries')
    .select('provider_id')
    .where('user_id', '=', ada)
    .orderBy('date')
    .executeTakeFirstOrThrow()
  await sql`update recoveries set updated_at = 'epoch' where user_id = ${ada} and provider_id = ${provider_id}`.execute(
    database,
  )
  listOnly('recovery', (id) => id !== provider_id)
  for (let i = 0; i < 2; i++) {
    await weeklyPoll()
    await nextWeek()
  }
  expect(await idsIn('recoveries')).toContain(provider_id)
})

it('keeps what is stored while it fetches', async () => {
  const [id = ''] = await oldOnes('workouts', 1)
  listOnly('workout', (listed) => listed !== id)
  await weeklyPoll()
  await nextWeek()
  await sql`update workouts set stored_at = now() + interval '1 minute' where provider_id = ${id}`.execute(database)
  await weeklyPoll()
  expect(await idsIn('workouts')).toContain(id)
})

it('comes once a week for each link, spread over the week, and again after an hour when it failed', async () => {
  const athletes = await Promise.all(Array.from({ length: 84 }, () => addAthlete(database)))
  await database.updateTable('wearable_connections').set({ status: 'disconnected' }).execute()
  for (const user_id of athletes)
    await database
      .insertInto('wearable_connections')
      .values({
        user_id,
        provider: 'whoop',
        provider_user_id: user_id,
        status: 'connected',
        scopes: [],
        connected_at: new Date(Date.now() - 3.5 * 86_400_000),
        first_sync_state: 'done',
        first_sync_days: 30,
        synced_until: new Date(),
      })
      .execute()
  const due = async () => (await asSeenBy(links.database, 'all', (every) => findDueWeekly(every, 'whoop', 1000))).length
  const half = await due()
  expect(half).toBeGreaterThan(20)
  expect(half).toBeLessThan(64)
  const age = (column: string, interval: string) =>
    sql`update wearable_connections set ${sql.ref(column)} = now() - ${interval}::interval where status = 'connected'`.execute(
      database,
    )
  await age('weekly_poll_at', '7 days')
  expect(await due()).toBe(84)
  await age('weekly_poll_tried_at', '50 minutes')
  expect(await due()).toBe(0)
  await age('weekly_poll_tried_at', '61 minutes')
  expect(await due()).toBe(84)
  await age('weekly_poll_at', '0 days')
  expect(await due()).toBe(0)
  await age('weekly_poll_at', '-3 days') // a clock was ahead
  expect(await due()).toBe(84)
  await age('synced_until', '33 days')
  expect(await due()).toBe(0)
  await age('synced_until', '1 minute')
  await age('weekly_poll_tried_at', '2 days')
  await queues.reconcile.handle({ payload: {}, isLastTry: true, signal: AbortSignal.timeout(20_000) })
  const { rows } = await sql`select from jobs.job where name = 'weekly-poll'`.execute(database)
  expect(rows).toHaveLength(1) // twice the even pace per look, at least one
})
