import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { announceTeamsChange, listenToChanges } from '../../changes/change-channel.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { budgetLeft } from '../budget/budget.ts'
import { accessTokenFor } from '../link/access-token.ts'
import { consentOf, linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { pollQueue } from './poll.ts'
import { closeSync, findDueLinks, setFirstSync } from './sync-store.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
const { call, database, links } = corner
await corner.start()

let ada: string
let nextMember = 1
let member: number

beforeEach(async () => {
  ada = await addAthlete(database)
  member = nextMember++
  await simulator.faults()
  await database.deleteFrom('request_budgets').execute()
})

const TABLES = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const
const LISTS = {
  cycles: 'cycle',
  sleeps: 'activity/sleep',
  recoveries: 'recovery',
  workouts: 'activity/workout',
} as const

const connectionOf = () =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', ada).executeTakeFirstOrThrow()
const rowsOf = (table: (typeof TABLES)[number]) =>
  database.selectFrom(table).selectAll().where('user_id', '=', ada).orderBy('provider_id').execute()

async function allRows() {
  return Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await rowsOf(table)] as const)))
}

async function firstSyncDone() {
  await vi.waitFor(async () => expect(await connectionOf()).toMatchObject({ first_sync_state: 'done' }), {
    timeout: 15_000,
    interval: 50,
  })
}

const poll = () =>
  pollQueue(corner.makers).handle({
    payload: { user_id: ada, provider: 'whoop' },
    isLastTry: true,
    signal: AbortSignal.timeout(20_000),
  })

/** The job of the new link may still hold the claim. */
async function firstSyncOnceFree(): Promise<void> {
  await vi.waitFor(
    async () => {
      const release = await corner.sync.locks.claim({ user_id: ada, provider: 'whoop' })
      if (!release) throw new Error('Another sync is at it')
      await release()
    },
    { timeout: 10_000 },
  )
  await firstSync()
}

const firstSync = (series = { user_id: ada, provider: 'whoop' }) =>
  corner.queues.firstSync.handle({ payload: series, isLastTry: false, signal: AbortSignal.timeout(20_000) })

/** Asks the provider itself, page by page: the ids of a list within the window. */
async function idsAtProvider(list: string, window: { start: Date; end: Date }): Promise<string[]> {
  const token = await accessTokenFor(links, { user_id: ada, provider: 'whoop' })
  const query = new URLSearchParams({ limit: '25', start: window.start.toISOString(), end: window.end.toISOString() })
  const ids: string[] = []
  for (;;) {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`${simulator.url}/developer/v2/${list}?${query}`, { headers })
    const page = (await reply.json()) as { records: { id?: string; cycle_id: string }[]; next_token?: string }
    ids.push(...page.records.map(({ id, cycle_id }) => String(id ?? cycle_id)))
    if (!page.next_token) return ids.sort()
    query.set('nextToken', page.next_token)
  }
}

it('stores everything of the first 30 days, and reports the progress', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  const link = await connectionOf()
  const daysBefore = (days: number) => new Date((link.synced_until?.getTime() ?? 0) - days * 86_400_000)
  const stored = await allRows()
  // The sleep of the oldest cycle was over before the window began.
  const days = { cycles: 30, sleeps: 31, recoveries: 30, workouts: 30 }
  for (const table of TABLES)
    expect(stored[table]?.map(({ provider_id }) => provider_id).sort()).toEqual(
      await idsAtProvider(LISTS[table], { start: daysBefore(days[table]), end: new Date() }),
    )
  const records = Object.values(stored).flat().length
  expect(link).toMatchObject({ first_sync_records: records, last_sync: expect.any(Date), status: 'connected' })
  expect(stored.cycles?.length).toBeGreaterThan(25)
  const newest = stored.cycles?.toSorted((a, b) => Number(a.start_at) - Number(b.start_at)).at(-1)
  expect(link.timezone_offset).toBe(newest?.timezone_offset)
  const { body } = await call(ada, 'GET', '/api/users/whoopstatus/')
  expect(body.first_sync).toEqual({ state: 'done', records, days: 30, message: null })
  expect(
    await database.selectFrom('body_measurements').select('height_meter').where('user_id', '=', ada).execute(),
  ).toHaveLength(1)
})

it('gives each cycle a wake day of its own', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  const cycles = await rowsOf('cycles')
  expect(new Set(cycles.map(({ date }) => date)).size).toBe(cycles.length)
  const recoveries = await rowsOf('recoveries')
  for (const { cycle_id, date } of recoveries)
    expect(date).toBe(cycles.find(({ provider_id }) => provider_id === cycle_id)?.date)
})

it('changes nothing when the same days are synced again', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  const before = await allRows()
  await database
    .updateTable('wearable_connections')
    .set({ first_sync_state: 'waiting' })
    .where('user_id', '=', ada)
    .execute()
  await firstSync()
  const after = await allRows()
  for (const table of TABLES)
    expect(after[table]?.map(({ provider_id }) => provider_id)).toEqual(
      before[table]?.map(({ provider_id }) => provider_id),
    )
  // Only the running cycle may have grown meanwhile.
  expect(after.sleeps).toEqual(before.sleeps)
})

it('fails when one page does not come, keeps its cursor, and is whole after the next try', async () => {
  await simulator.faults({ kind: 'status', status: 500, path: '/developer/v2/activity/sleep' })
  await linkAthlete(call, simulator, ada, member)
  await vi.waitFor(async () => expect(await connectionOf()).toMatchObject({ first_sync_state: 'running' }))
  await expect(firstSyncOnceFree()).rejects.toThrow(/500/)
  expect(await connectionOf()).toMatchObject({ synced_until: null, last_sync: null, status: 'connected' })
  await simulator.faults()
  await firstSyncOnceFree()
  expect(await connectionOf()).toMatchObject({ first_sync_state: 'done', synced_until: expect.any(Date) })
  expect((await rowsOf('sleeps')).length).toBeGreaterThan(25)
})

it.each([
  ['HTML', { kind: 'status', status: 200, body: 'html' }],
  ['half a JSON', { kind: 'status', status: 200, body: 'half_json' }],
  ['a dropped connection', { kind: 'drop' }],
])('passes over a moment of %s', async (_name, fault) => {
  await simulator.faults({ ...fault, path: '/developer/v2/cycle', times: 2 })
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
})

it('renews an access token that the provider refuses in the middle of a sync', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  await simulator.control('POST', 'faults', { kind: 'expire_access_tokens', member })
  await database
    .updateTable('wearable_connections')
    .set({ first_sync_state: 'waiting' })
    .where('user_id', '=', ada)
    .execute()
  await firstSync()
  expect(await connectionOf()).toMatchObject({ first_sync_state: 'done', status: 'connected' })
})

it('is put off when the provider says 429, with a word to the athlete, and asks nothing meanwhile', async () => {
  const returned = await consentOf(call, simulator, ada, member)
  await call(ada, 'POST', '/api/whoop/callback/', returned)
  await firstSyncDone()
  await simulator.faults({ kind: 'status', status: 429, retry_after: 3600, path: '/developer/v2/cycle' })
  await database
    .updateTable('wearable_connections')
    .set({ first_sync_state: 'waiting' })
    .where('user_id', '=', ada)
    .execute()
  await firstSync()
  const link = await connectionOf()
  expect(link).toMatchObject({ first_sync_state: 'waiting', status: 'connected' })
  expect(link.first_sync_message).toMatch(/goes on by itself/)
  expect((await budgetLeft(links)).blocked_until).toBeInstanceOf(Date)
})

it('polls what changed since, the running cycle among it', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  const sleeps = await rowsOf('sleeps')
  const newest = sleeps.toSorted((a, b) => Number(a.start_at) - Number(b.start_at)).at(-1)
  await database
    .deleteFrom('sleeps')
    .where('user_id', '=', ada)
    .where('provider_id', '=', newest?.provider_id ?? '')
    .execute()
  await poll()
  expect((await rowsOf('sleeps')).map(({ provider_id }) => provider_id)).toEqual(
    sleeps.map(({ provider_id }) => provider_id),
  )
})

it('ends as Token Expired when the athlete ended the access at the provider, and asks no more', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  await simulator.control('POST', 'faults', { kind: 'revoke_refresh_tokens', member })
  await poll()
  expect(await connectionOf()).toMatchObject({ status: 'token_expired', last_sync: expect.any(Date) })
})

it('notifies lists of teams of an athlete whose time zone has changed', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  const teamsChanged = vi.fn()
  const began = Promise.withResolvers<void>()
  const subscriber = { onConnected: began.resolve, onDisconnected() {}, userChanged() {}, teamsChanged }
  const listener = listenToChanges(testDatabase.connection, [subscriber])
  await began.promise
  await database
    .updateTable('wearable_connections')
    .set({ timezone_offset: '+09:30' })
    .where('user_id', '=', ada)
    .execute()
  await poll()
  await poll() // nothing new
  await announceTeamsChange(database, [{ user_id: 'last' }])
  await vi.waitFor(() => expect(teamsChanged).toHaveBeenCalledWith({ user_id: 'last', team_id: undefined }))
  await listener.close()
  expect(teamsChanged.mock.calls[0]).toEqual([{ user_id: ada, team_id: undefined }])
  expect(teamsChanged).toHaveBeenCalledTimes(2)
})

it('reports nothing about a link that was replaced during the sync of the previous one', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  const before = await connectionOf()
  await linkAthlete(call, simulator, ada, nextMember++) // another account
  await firstSyncDone()
  const anew = await connectionOf()
  await asSeenBy(links.database, [ada], async (own) => {
    await closeSync(own, before, new Date(Date.now() + 3_600_000), '+09:00')
    await setFirstSync(own, before, { first_sync_state: 'failed', first_sync_message: 'late' })
  })
  expect(await connectionOf()).toEqual(anew)
})

it('takes up a first sync that has lost its job: the link expired in its middle and was refreshed since', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  await database
    .updateTable('wearable_connections')
    .set({ first_sync_state: 'running' })
    .where('user_id', '=', ada)
    .execute()
  await corner.queues.reconcile.handle({ payload: {}, isLastTry: true, signal: AbortSignal.timeout(20_000) })
  await firstSyncDone()
})

it('finds the links that are due, mornings first', async () => {
  await linkAthlete(call, simulator, ada, member)
  await firstSyncDone()
  await database
    .updateTable('wearable_connections')
    .set({ status: 'disconnected' })
    .where('user_id', '<>', ada)
    .execute()
  const due = (morning: { from: number; to: number }) =>
    asSeenBy(links.database, 'all', (every) => findDueLinks(every, 'whoop', 60, morning))
  const [always, never] = [
    { from: 0, to: 24 },
    { from: 24, to: 24 },
  ]
  expect(await due(never)).toEqual([])
  await setSynced(40)
  expect(await due(never)).toEqual([])
  expect(await due(always)).toMatchObject([{ user_id: ada, is_morning: true }])
  await setSynced(61)
  expect(await due(never)).toMatchObject([{ user_id: ada, is_morning: false }])
})

const setSynced = (minutesAgo: number) =>
  database
    .updateTable('wearable_connections')
    .set({ synced_until: sql<Date>`now() - make_interval(mins => ${minutesAgo})` })
    .where('user_id', '=', ada)
    .execute()
