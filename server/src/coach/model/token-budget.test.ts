import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { deleteOldTokenCounts, estimateTokens, TokenBudget } from './token-budget.ts'

const testApp = await createTestApp({ at: new Date('2026-03-02T23:50:00Z') })
const { database, clock } = testApp
const people = new People(testApp)
const budget = new TokenBudget({ database, tokensADay: 100, now: clock.now })

it('is used up at its last token, of one user and one day', async () => {
  const [ada, ben] = [await people.addCoach(), await people.addCoach()]
  expect(await budget.take(ada.id, 99)).toBe(true)
  expect(await budget.isUsedUp(ada.id)).toBe(false)
  expect(await budget.take(ada.id, 1)).toBe(false)
  expect(await budget.isUsedUp(ada.id)).toBe(true)
  expect(await budget.isUsedUp(ben.id)).toBe(false)
  clock.advance({ minutes: 10 })
  expect(await budget.isUsedUp(ada.id)).toBe(false)
})

it('loses nothing of questions at the same time', async () => {
  const cy = await people.addCoach()
  const left = await Promise.all(Array.from({ length: 5 }, () => budget.take(cy.id, 30)))
  expect(left.filter(Boolean)).toHaveLength(3) // 30, 60, 90; the other two stand above 100
  const { tokens } = await database
    .selectFrom('ai_usage')
    .select('tokens')
    .where('user_id', '=', cy.id)
    .executeTakeFirstOrThrow()
  expect(tokens).toBe(150)
})

it('keeps the counts of 40 days', async () => {
  const di = await people.addCoach()
  await budget.take(di.id, 5)
  const days = () => database.selectFrom('ai_usage').select('day').where('user_id', '=', di.id).execute()
  clock.advance({ days: 40 })
  await deleteOldTokenCounts(database, clock.now())
  expect(await days()).toHaveLength(1)
  clock.advance({ days: 1 })
  await deleteOldTokenCounts(database, clock.now())
  expect(await days()).toEqual([])
})

it('guesses the tokens of a text that nobody counted', () => {
  expect(estimateTokens(0)).toBe(0)
  expect(estimateTokens(401)).toBe(101)
})
