import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONNECTION_CHECKS } from '@corner/contract/entities/language-model.ts'
import { afterAll, expect, it } from 'vitest'
import { openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const { connection } = await createTestDatabase()
const pool = openPool(connection)
afterAll(() => pool.end())
const limits = createRateLimits(pool)

const IN_WORDS: Record<string, number> = { five: 5, ten: 10, twenty: 20, thirty: 30 }
const numberOf = (word: string) => IN_WORDS[word] ?? Number(word)

/** The numbers that a page of docs/ names where it says this. */
function quoted(page: string, sentence: RegExp): number[] {
  const text = readFileSync(join(import.meta.dirname, '../../../docs', page), 'utf8')
  return (sentence.exec(text)?.slice(1) ?? []).map(numberOf)
}

async function expectLimit(name: keyof RateLimits, times: number | undefined, wait: string) {
  expect(times, name).toBeGreaterThan(0)
  await limits[name].count('', 'ada', times)
  await expect(limits[name].count('', 'ada'), name).rejects.toMatchObject({
    message: expect.stringContaining(`try again in ${wait}.`),
  })
}

it('docs/whoop.md names the limits of refreshing the token and of linking', async () => {
  const [refreshes, links] = quoted(
    'whoop.md',
    /Refresh Token\*\* (\w+) times an hour and try to link\s+(\w+) times an hour/,
  )
  await expectLimit('deviceRefreshes', refreshes, '60 minutes')
  await expectLimit('deviceLinks', links, '60 minutes')
})

it('docs/ai.md names the limit of tests of the language model, each of which has several parts', async () => {
  const [tests = 0, minutes] = quoted('ai.md', /A test [^\n]*may be made (\w+) times in (\w+) minutes/)
  await expectLimit('modelTests', tests * CONNECTION_CHECKS.length, `${minutes} minutes`)
})

it('docs/reference/accounts.md names the limit of wrong passwords for one e-mail', async () => {
  const [times, minutes] = quoted('reference/accounts.md', /(\w+) in (\w+) minutes for one e-mail/)
  await expectLimit('wrongPasswordsForEmail', times, `${minutes} minutes`)
})
