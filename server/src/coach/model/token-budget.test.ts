import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { deleteOldTokenCounts, TokenBudget } from './token-budget.ts'

const testApp = await createTestApp({ at: new Date('2026-03-02T23:50:00Z') })
const { database, clock } = testApp
const people = new People(testApp)
const LIMIT = { tokensADay: 100, prices: undefined, costADay: undefined }
const budget = new TokenBudget({ database, configuration: LIMIT, now: clock.now })
const of = (input: number, cachedInput = 0) => ({ input, cachedInput, cacheWrite: 0, output: 0 })

it('is used up at its last token, of one user and one day', async () => {
  const [ada, ben] = [await people.addCoach(), await people.addCoach()]
  expect(await budget.take(ada.id, of(99))).toBe(true)
  expect(await budget.isUsedUp(ada.id)).toBe(false)
  expect(await budget.take(ada.id, of(1))).toBe(false)
  expect(await budget.isUsedUp(ada.id)).toBe(true)
  expect(await budget.isUsedUp(ben.id)).toBe(false)
  clock.advance({ minutes: 10 })
  expect(await budget.isUsedUp(ada.id)).toBe(false)
})

it('loses nothing of questions at the same time', async () => {
  const cy = await people.addCoach()
  const left = await Promise.all(Array.from({ length: 5 }, () => budget.take(cy.id, of(30))))
  expect(left.filter(Boolean)).toHaveLength(3) // 30, 60, 90; the other two are above 100
  const { tokens } = await database
    .selectFrom('ai_usage')
    .select('tokens')
    .where('user_id', '=', cy.id)
    .executeTakeFirstOrThrow()
  expect(tokens).toBe(150)
})

it('keeps the counts of 40 days', async () => {
  const di = await people.addCoach()
  await budget.take(di.id, of(5))
  const days = () => database.selectFrom('ai_usage').select('day').where('user_id', '=', di.id).execute()
  clock.advance({ days: 40 })
  await deleteOldTokenCounts(database, clock.now())
  expect(await days()).toHaveLength(1)
  clock.advance({ days: 1 })
  await deleteOldTokenCounts(database, clock.now())
  expect(await days()).toEqual([])
})

it('is used up by its cost, too, where a cost a day is set', async () => {
  const eve = await people.addCoach()
  const prices = { input: 10, cachedInput: 1, cacheWrite: 10, output: 40 }
  const dear = new TokenBudget({
    database,
    now: clock.now,
    configuration: { tokensADay: 1_000_000, prices, costADay: 0.5 },
  })
  expect(await dear.take(eve.id, of(49_999))).toBe(true)
  expect(await dear.isUsedUp(eve.id)).toBe(false)
  expect(await dear.take(eve.id, of(0, 10))).toBe(false)
  expect(await dear.isUsedUp(eve.id)).toBe(true)
  const row = database.selectFrom('ai_usage').select(['tokens', 'cost_microdollars']).where('user_id', '=', eve.id)
  expect(await row.executeTakeFirst()).toEqual({ tokens: 50_000, cost_microdollars: 500_000 })
})
