import { RequestBudgetSpent } from '@corner/wearables/failures.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openWearables } from '../app-for-tests.ts'
import { budgetLeft, type Priority } from './budget.ts'
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

/** How many of these requests, asked for by two processes in turn, the day's budget lets through. */
async function letThrough(priority: Priority, requests: number): Promise<number> {
  const asked = Array.from({ length: requests }, (_, i) => processes[i % 2 ? 1 : 0].budgets.of(priority).take())
  const outcomes = await Promise.allSettled(asked)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RequestBudgetSpent)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

it('grants two processes together no more than there is', async () => {
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

it('lets nobody ask before the time that a 429 named, in any process', async () => {
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
