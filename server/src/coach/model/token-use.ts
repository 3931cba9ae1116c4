import type { LanguageModelUsage } from 'ai'
import { CACHED_SHARE } from '../../configuration/ai-numbers.ts'
import type { AiPrices } from '../../configuration/ai-prices.ts'

/** What one request took, in tokens. */
export interface TokenUse {
  /** Read anew. */
  input: number
  /** Read from what the provider kept of an earlier request. */
  cachedInput: number
  /** Read anew, and kept there for the next request. */
  cacheWrite: number
  /** Written, thinking included. */
  output: number
}

/** Of a text whose provider counted nothing: about four characters of English, or of JSON, are one token. */
const CHARACTERS_A_TOKEN = 4

export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_A_TOKEN)
}

/** As its provider counts it; what it does not count is estimated from the characters that were sent and written. */
export function usedTokens(
  usage: LanguageModelUsage | undefined,
  characters: { sent: number; written: number },
): TokenUse {
  const { inputTokens = 0, outputTokens = 0, inputTokenDetails } = usage ?? {}
  if (inputTokens + outputTokens === 0) {
    const { sent, written } = characters
    return { input: estimateTokens(sent), cachedInput: 0, cacheWrite: 0, output: estimateTokens(written) }
  }
  const { cacheReadTokens: cachedInput = 0, cacheWriteTokens: cacheWrite = 0 } = inputTokenDetails ?? {}
  return {
    input: Math.max(0, inputTokens - cachedInput - cacheWrite),
    ...{ cachedInput, cacheWrite },
    output: outputTokens,
  }
}

export function allTokens({ input, cachedInput, cacheWrite, output }: TokenUse): number {
  return input + cachedInput + cacheWrite + output
}

/** What counts of them against the day's tokens: a cached one its share of the price. */
export function countedTokens(use: TokenUse, prices: AiPrices | undefined): number {
  const share = prices && prices.input > 0 ? prices.cachedInput / prices.input : CACHED_SHARE
  return Math.ceil(use.input + use.cacheWrite + use.output + use.cachedInput * Math.min(1, share))
}

/** In US dollars; null: no prices are set. */
export function costOf(use: TokenUse, prices: AiPrices | undefined): number | null {
  if (!prices) return null
  const { input, cachedInput, cacheWrite, output } = use
  const ofMillions =
    input * prices.input + cachedInput * prices.cachedInput + cacheWrite * prices.cacheWrite + output * prices.output
  return ofMillions / 1_000_000
}
