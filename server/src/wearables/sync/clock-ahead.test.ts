import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { budgetLeft } from '../budget/budget.ts'
import { blockRequests, takeRequests } from '../budget/budget-store.ts'
import { noteRefusal, refreshesRest } from '../link/refusal-circuit.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { pollQueue } from './poll.ts'
import { findDueLinks } from './sync-store.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
let ahead = 0
const corner = await startWearableApp(testDatabase, simulator.environment, () => new Date(Date.now() + ahead))
const { call, database, links } = corner

const DAYS_MS = 86_400_000
const NO_MORNING = { from: 24, to: 24 }
const CEILINGS = { minute: 5, day: 100 }

beforeEach(async () => {
  ahead = 0
  await database.deleteFrom('request_budgets').execute()
})

const linkOf = (user_id: string) =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow()
const due = () => asSeenBy(links.database, 'all', (every) => findDueLinks(every, 'whoop', 60, NO_MORNING))
const moveBudget = (interval: string) =>
  sql`update request_budgets set minute_start = minute_start + ${interval}::interval,
    day_start = day_start + ${interval}::interval, blocked_until = blocked_until + ${interval}::interval`.execute(
    database,
  )

async function poll(user_id: string): Promise<void> {
  const payload = { user_id, provider: 'whoop' }
  await pollQueue(corner.makers).handle({ payload, isLastTry: true, signal: AbortSignal.timeout(20_000) })
}

async function linkedAthlete(member: number): Promise<string> {
  const user_id = await addAthlete(database)
  await linkAthlete(call, simulator, user_id, member)
  const payload = { user_id, provider: 'whoop' }
  await corner.queues.firstSync.handle({ payload, isLastTry: true, signal: AbortSignal.timeout(20_000) })
  return user_id
}

it('moves the cursor no further than the database’s clock', async () => {
  const ada = await linkedAthlete(60)
  ahead = 2 * DAYS_MS
  await poll(ada)
  expect((await linkOf(ada)).synced_until?.getTime()).toBeLessThanOrEqual(Date.now())
})

it('polls at once a link whose cursor lies in the future, and brings it back', async () => {
  const ben = await linkedAthlete(61)
  expect(await due()).toEqual([])
  // Set by a database whose clock was ahead, too.
  await sql`update wearable_connections set synced_until = now() + interval '20 days' where user_id = ${ben}`.execute(
    database,
  )
  expect(await due()).toMatchObject([{ user_id: ben }])
  await poll(ben)
  expect((await linkOf(ben)).synced_until?.getTime()).toBeLessThanOrEqual(Date.now())
  expect(await due()).toEqual([])
})

it('begins a new minute and a new day where the counted ones lie in the future', async () => {
  expect(await takeRequests(database, 'whoop', 5, CEILINGS)).toMatchObject({ granted: 5 })
  expect(await takeRequests(database, 'whoop', 1, CEILINGS)).toMatchObject({ granted: 0 })
  await moveBudget('2 days')
  expect(await budgetLeft(links)).toMatchObject({ minute: links.requestsAMinute, day: links.requestsADay })
  expect(await takeRequests(database, 'whoop', 5, CEILINGS)).toMatchObject({ granted: 5 })
  const { waitSeconds } = await takeRequests(database, 'whoop', 1, CEILINGS)
  expect(waitSeconds).toBeLessThanOrEqual(60)
})

it('continues to count a minute that begins a second ahead: clocks differ by a second', async () => {
  await takeRequests(database, 'whoop', 5, CEILINGS)
  await moveBudget('1 second')
  expect(await takeRequests(database, 'whoop', 1, CEILINGS)).toMatchObject({ granted: 0 })
})

it('is blocked for a day at most, and recovers after a clock that was ahead', async () => {
  await blockRequests(database, 'whoop', 86_400, false)
  expect(await takeRequests(database, 'whoop', 1, CEILINGS)).toMatchObject({ granted: 0 })
  await moveBudget('2 days')
  expect(await budgetLeft(links)).toMatchObject({ blocked_until: null })
  expect(await takeRequests(database, 'whoop', 1, CEILINGS)).toMatchObject({ granted: 1 })
  await blockRequests(database, 'whoop', 600, false)
  const { granted, waitSeconds } = await takeRequests(database, 'whoop', 1, CEILINGS)
  expect(granted).toBe(0)
  expect(waitSeconds).toBeLessThanOrEqual(600)
})

it('does not pause refreshes because of refusals dated in the future', async () => {
  for (let i = 0; i < 5; i++) await noteRefusal(database, { user_id: crypto.randomUUID(), provider: 'whoop' })
  expect(await refreshesRest(database, 'whoop')).toBe(true)
  await sql`update audit_lines set at = at + interval '2 days'`.execute(database)
  expect(await refreshesRest(database, 'whoop')).toBe(false)
})
