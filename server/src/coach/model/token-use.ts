import type { LanguageModelUsage } from 'ai'
import { CACHED_SHARE } from '../../configuration/ai-numbers.ts'
import type { AiPrices } from '../../configuration/ai-prices.ts'

/** The tokens of one request. */
export interface TokenUse {
  /** Input that was not cached. */
  input: number
  /** Input read from the provider's cache. */
  cachedInput: number
  /** Input written to the cache for the next request. */
  cacheWrite: number
  /** Output, reasoning included. */
  output: number
}

/** For a provider that reports no usage: about four characters of English, or of JSON, are one token. */
const CHARACTERS_A_TOKEN = 4

export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_A_TOKEN)
}

/** The usage as the provider reports it; missing numbers are estimated from the characters sent and received. */
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
    cachedInput,
    cacheWrite,
    output: outputTokens,
  }
}

export function allTokens({ input, cachedInput, cacheWrite, output }: TokenUse): number {
  return input + cachedInput + cacheWrite + output
}

/** The tokens that count towards the day's budget: a cached one counts its share of the price. */
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
