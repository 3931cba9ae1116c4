import type { LanguageModelUsage } from 'ai'
import { expect, it } from 'vitest'
import { allTokens, costOf, countedTokens, estimateTokens, usedTokens } from './token-use.ts'

const usage = (inputTokens: number, outputTokens: number, cached?: number, written?: number) =>
  ({
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: cached, cacheWriteTokens: written },
  }) as LanguageModelUsage
const nothing = { sent: 0, written: 0 }
const PRICES = { input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 }

it('separates uncached input, cache reads, cache writes and output', () => {
  expect(usedTokens(usage(5000, 200, 4000, 600), nothing)).toEqual({
    input: 400,
    cachedInput: 4000,
    cacheWrite: 600,
    output: 200,
  })
  expect(usedTokens(usage(90, 10), nothing)).toEqual({ input: 90, cachedInput: 0, cacheWrite: 0, output: 10 })
})

it('estimates the tokens of texts without a reported usage', () => {
  const guessed = { input: 101, cachedInput: 0, cacheWrite: 0, output: 1 }
  expect(usedTokens(undefined, { sent: 401, written: 2 })).toEqual(guessed)
  expect(usedTokens(usage(0, 0), { sent: 401, written: 2 })).toEqual(guessed)
  expect([estimateTokens(0), estimateTokens(401)]).toEqual([0, 101])
})

it('counts a cached token at a tenth, or at its share of the price, and never above one', () => {
  const use = { input: 100, cachedInput: 1000, cacheWrite: 50, output: 10 }
  expect(allTokens(use)).toBe(1160)
  expect(countedTokens(use, undefined)).toBe(260)
  expect(countedTokens(use, { ...PRICES, cachedInput: 1.5 })).toBe(660)
  expect(countedTokens(use, { ...PRICES, cachedInput: 30 })).toBe(1160)
  expect(countedTokens(use, { ...PRICES, input: 0 })).toBe(260)
  expect(countedTokens({ ...use, cachedInput: 1 }, undefined)).toBe(161)
})

it('costs what the prices say of a million, and nothing is made up without them', () => {
  const million = { input: 1e6, cachedInput: 1e6, cacheWrite: 1e6, output: 1e6 }
  expect(costOf(million, PRICES)).toBeCloseTo(3 + 0.3 + 3.75 + 15, 10)
  expect(costOf({ input: 400, cachedInput: 4000, cacheWrite: 600, output: 200 }, PRICES)).toBeCloseTo(0.00765, 12)
  expect(costOf(million, undefined)).toBeNull()
})
