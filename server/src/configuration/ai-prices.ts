import { z } from 'zod'

/** US dollars per million tokens. */
export interface AiPrices {
  input: number
  /** Input that the provider had cached. */
  cachedInput: number
  /** Input that the provider caches for the next request. */
  cacheWrite: number
  output: number
}

const dollars = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, `${name} must be an amount in US dollars, such as 0.25`)
    .transform(Number)
    .optional()

/** Set by the operator, because prices change more often than releases. */
export const AI_PRICE_SETTINGS = {
  CORNER_AI_PRICE_INPUT: dollars('CORNER_AI_PRICE_INPUT'),
  CORNER_AI_PRICE_CACHED_INPUT: dollars('CORNER_AI_PRICE_CACHED_INPUT'),
  CORNER_AI_PRICE_CACHE_WRITE: dollars('CORNER_AI_PRICE_CACHE_WRITE'),
  CORNER_AI_PRICE_OUTPUT: dollars('CORNER_AI_PRICE_OUTPUT'),
  CORNER_AI_COST_A_DAY: dollars('CORNER_AI_COST_A_DAY'),
}

type PriceSettings = z.infer<z.ZodObject<typeof AI_PRICE_SETTINGS>>

/** What is missing from incomplete prices. */
export function missingPrice(env: PriceSettings): { name: keyof PriceSettings; sentence: string } | undefined {
  const given = (Object.keys(AI_PRICE_SETTINGS) as (keyof PriceSettings)[]).find((name) => env[name] !== undefined)
  const missing = (['CORNER_AI_PRICE_INPUT', 'CORNER_AI_PRICE_OUTPUT'] as const).find((name) => env[name] === undefined)
  if (!given || !missing) return
  return { name: missing, sentence: `${missing} is missing: ${given} needs the prices of input and of output` }
}

/** @returns undefined: no prices are set, so costs are not counted */
export function readPrices(env: PriceSettings): AiPrices | undefined {
  const { CORNER_AI_PRICE_INPUT: input, CORNER_AI_PRICE_OUTPUT: output } = env
  if (input === undefined || output === undefined) return
  return {
    input,
    cachedInput: env.CORNER_AI_PRICE_CACHED_INPUT ?? input,
    cacheWrite: env.CORNER_AI_PRICE_CACHE_WRITE ?? input,
    output,
  }
}
