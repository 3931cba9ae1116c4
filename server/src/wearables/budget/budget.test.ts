import { RequestBudgetSpent } from '@corner/wearables/failures.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { captureLog } from '../../testing/captured-log.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { openWearables } from '../app-for-tests.ts'
import { budgetLeft, countTokenCall, type Priority } from './budget.ts'
import { takeRequests } from './budget-store.ts'

const testDatabase = await createTestDatabase()
const LIMITS = { WHOOP_REQUESTS_A_MINUTE: '100', WHOOP_REQUESTS_A_DAY: '20' }
const processes = [await openWearables(testDatabase, LIMITS), await openWearables(testDatabase, LIMITS)] as const
const [{ database, links }] = processes

beforeEach(() => database.deleteFrom('request_budgets').execute())

const passTime = (interval: string) =>
  sql`update request_budgets set minute_start = minute_start - ${interval}::interval,
    day_start = day_start - ${interval}::interval, blocked_until = blocked_until - ${interval}::interval,
    probe_at = probe_at - ${interval}::interval`.execute(database)

/** How many of these requests, made by two processes in turn, the day's budget allows. */
async function letThrough(priority: Priority, requests: number): Promise<number> {
  const asked = Array.from({ length: requests }, (_, i) => processes[i % 2 ? 1 : 0].budgets.of(priority).take())
  const outcomes = await Promise.allSettled(asked)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RequestBudgetSpent)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

it('grants two processes together no more than the budget', async () => {
  const ceilings = { minute: 30, day: 1000 }
  const grants = await Promise.all(
    Array.from({ length: 20 }, (_, i) => takeRequests(processes[i % 2 ? 1 : 0].database, 'whoop', 4, ceilings)),
  )
  expect(grants.reduce((sum, { granted }) => sum + granted, 0)).toBe(30)
})

it('says how long a minute that is used up still lasts, and begins a new one after it', async () => {
  const ceilings = { minute: 5, day: 1000 }
  expect(await takeRequests(database, 'whoop', 6, ceilings)).toMatchObject({ granted: 5 })
  await passTime('45 seconds')
  const { granted, waitSeconds } = await takeRequests(database, 'whoop', 1, ceilings)
  expect(granted).toBe(0)
  expect(waitSeconds).toBeGreaterThan(0)
  expect(waitSeconds).toBeLessThanOrEqual(15)
  await passTime('15 seconds')
  expect(await takeRequests(database, 'whoop', 6, ceilings)).toMatchObject({ granted: 5 })
})

it('keeps the last tenth of a day for webhooks, and one more for polls', async () => {
  expect(await letThrough('backfill', 30)).toBe(16)
  expect(await letThrough('poll', 30)).toBe(2)
  expect(await letThrough('webhook', 30)).toBe(2)
  expect(await budgetLeft(links)).toEqual({ minute: 80, day: 0, blocked_until: null, next_try_at: null })
  await passTime('1 day')
  expect(await letThrough('backfill', 1)).toBe(1)
})

it('allows no request before the time that a 429 named, in any process', async () => {
  const refusal = { remaining: 0, resetSeconds: 600, refused: true, answered: false }
  await processes[0].budgets.of('poll').report(refusal)
  expect(await letThrough('webhook', 4)).toBe(0)
  expect((await budgetLeft(processes[1].links)).blocked_until).toBeInstanceOf(Date)
  await passTime('601 seconds')
  expect(await letThrough('webhook', 4)).toBe(4)
})

it('gives back what a backfill set aside and did not use', async () => {
  expect(await letThrough('backfill', 1)).toBe(1)
  expect(await budgetLeft(links)).toMatchObject({ minute: 95, day: 15 })
  await vi.waitFor(async () => expect(await budgetLeft(links)).toMatchObject({ minute: 99, day: 19 }), {
    timeout: 5_000,
  })
})

it('gives back at its end what a backfill had set aside and not used', async () => {
  const ending = await openWearables(testDatabase, { WHOOP_REQUESTS_A_MINUTE: '100', WHOOP_REQUESTS_A_DAY: '1000' })
  await ending.budgets.of('backfill').take()
  expect((await budgetLeft(ending.links)).minute).toBeLessThan(99) // some more were set aside
  await ending.budgets.close()
  expect((await budgetLeft(ending.links)).minute).toBe(99)
})

const YEAR_SECONDS = 365 * 86_400
const blockedFor = async () => {
  const { blocked_until } = await budgetLeft(links)
  return blocked_until && (blocked_until.getTime() - Date.now()) / 3_600_000
}
/** As `whoop/request.ts` reports it, which caps waits at a day; here the budget must cap them itself. */
const refuseFor = (seconds: number, by: 0 | 1 = 0) =>
  processes[by].budgets.of('poll').report({ remaining: 0, resetSeconds: seconds, refused: true, answered: false })
const answer = (by: 0 | 1 = 0) =>
  processes[by].budgets.of('poll').report({ remaining: 90, resetSeconds: 30, refused: false, answered: true })

it('caps a wait at a day, and logs a long one', async () => {
  const lines = captureLog()
  await refuseFor(10 * YEAR_SECONDS)
  expect(await blockedFor()).toBeCloseTo(24, 1)
  expect(lines).toMatchObject([
    { level: 'warn', msg: expect.stringMatching(/wants no requests/), minutes: YEAR_SECONDS / 6 },
  ])
})

it('lets one request an hour, across all processes, test whether the block still holds, and resumes when it does not', async () => {
  captureLog()
  await refuseFor(80_000)
  expect(await letThrough('webhook', 3)).toBe(0)
  await passTime('61 minutes')
  expect(await letThrough('webhook', 6)).toBe(1)
  expect(await letThrough('webhook', 6)).toBe(0)
  await refuseFor(80_000)
  await refuseFor(80_000, 1)
  await passTime('30 minutes')
  expect(await letThrough('webhook', 6)).toBe(0)
  const { next_try_at } = await budgetLeft(links)
  expect(((next_try_at?.getTime() ?? 0) - Date.now()) / 60_000).toBeCloseTo(30, 0)
  await passTime('31 minutes')
  expect(await letThrough('webhook', 6)).toBe(1)
  for (const by of [0, 1] as const) await answer(by)
  expect(await blockedFor()).toBeNull()
  expect(await letThrough('webhook', 6)).toBe(6)
})

it('keeps to the shorter wait that a probe was told', async () => {
  captureLog()
  await refuseFor(80_000)
  await passTime('61 minutes')
  await processes[0].budgets.of('webhook').take()
  await refuseFor(900)
  expect(await blockedFor()).toBeCloseTo(0.25, 1)
})

it('ignores an impossibly long block, which a wrong clock has set', async () => {
  await refuseFor(600)
  await passTime('-3 days')
  expect(await blockedFor()).toBeNull()
  await database.updateTable('request_budgets').set({ minute_used: 0, day_used: 0 }).execute()
  expect(await letThrough('webhook', 2)).toBe(2)
  await refuseFor(600)
  expect(await blockedFor()).toBeCloseTo(1 / 6, 1)
})

it('counts calls of the token endpoint, and never delays them', async () => {
  expect(await letThrough('webhook', 30)).toBe(20)
  await refuseFor(600)
  await countTokenCall(links)
  await passTime('601 seconds')
  const { day_used } = await database.selectFrom('request_budgets').select('day_used').executeTakeFirstOrThrow()
  expect(day_used).toBe(21)
  expect(await letThrough('webhook', 1)).toBe(0)
})
