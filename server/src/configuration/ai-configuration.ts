import { z } from 'zod'
import { AI_NUMBERS, LOCAL_QUESTION_SECONDS } from './ai-numbers.ts'
import { AI_PRICE_SETTINGS, type AiPrices, missingPrice, readPrices } from './ai-prices.ts'
import { isLocalAddress } from './local-address.ts'
import { secret } from './secret-settings.ts'

/** The provider's default address. */
const OWN_ADDRESSES = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' } as const

/** How much a model reasons before it answers; `default`: the provider's default. */
const REASONING = ['default', 'none', 'minimal', 'low', 'medium', 'high'] as const

/** Parsed as text first, so that an empty setting does not become 0. */
const wholeNumber = (name: keyof typeof AI_NUMBERS) =>
  z
    .string()
    .trim()
    .regex(/^-?\d+$/, `${name} must be a whole number`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(AI_NUMBERS[name].least, `${name} must be at least ${AI_NUMBERS[name].least}`)
        .max(AI_NUMBERS[name].most, `${name} must be at most ${AI_NUMBERS[name].most}`),
    )

/** The settings of the language model (docs/ai.md); without a provider only the built-in analyst answers. */
export const AI_SETTINGS = {
  CORNER_AI_PROVIDER: z
    .enum(
      ['openai-compatible', 'openai', 'anthropic'],
      'CORNER_AI_PROVIDER must be openai-compatible, openai or anthropic',
    )
    .optional(),
  CORNER_AI_MODEL: z.string().trim().min(1, 'CORNER_AI_MODEL must not be empty').optional(),
  CORNER_AI_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'CORNER_AI_BASE_URL must be an address that begins with http:// or https://',
    })
    .optional(),
  CORNER_AI_KEY: secret(z.string().trim().min(1, 'CORNER_AI_KEY must not be empty').optional()),
  CORNER_AI_PRIVACY: z.enum(['true', 'false'], 'CORNER_AI_PRIVACY must be true or false').default('true'),
  CORNER_AI_REASONING: z.enum(REASONING, `CORNER_AI_REASONING must be one of ${REASONING.join(', ')}`).default('low'),
  CORNER_AI_OUTPUT_TOKENS: wholeNumber('CORNER_AI_OUTPUT_TOKENS').default(AI_NUMBERS.CORNER_AI_OUTPUT_TOKENS.default),
  CORNER_AI_QUESTION_SECONDS: wholeNumber('CORNER_AI_QUESTION_SECONDS').optional(),
  CORNER_AI_TOKENS_A_DAY: wholeNumber('CORNER_AI_TOKENS_A_DAY').default(AI_NUMBERS.CORNER_AI_TOKENS_A_DAY.default),
  ...AI_PRICE_SETTINGS,
}

type AiSettings = z.infer<z.ZodObject<typeof AI_SETTINGS>>

/** The language model that the coach may use. */
export interface AiConfiguration {
  provider: 'openai-compatible' | 'openai' | 'anthropic'
  model: string
  /** Without a trailing slash. */
  baseUrl: string
  /** undefined: the provider needs none. Never in a log, an error or a reply. */
  key: string | undefined
  /** Athletes' names are replaced before anything is sent. */
  privacy: boolean
  reasoning: (typeof REASONING)[number]
  /** The output limit of one step, reasoning included. */
  outputTokens: number
  /** The output limit of one question, across all its steps. */
  questionSeconds: number
  /** The daily limit of one user, input and output together. */
  tokensADay: number
  /** undefined: costs are not counted. */
  prices: AiPrices | undefined
  /** Per user, in US dollars; undefined: only tokens are limited. */
  costADay: number | undefined
}

/** What is missing from an incomplete set-up: reported at the start, not with the first question. */
export function missingAiSetting(env: AiSettings): { name: keyof AiSettings; sentence: string } | undefined {
  const missing = (name: keyof AiSettings, why: string) => ({ name, sentence: `${name} is missing: ${why}` })
  const { CORNER_AI_PROVIDER: provider, CORNER_AI_MODEL: model, CORNER_AI_BASE_URL: url, CORNER_AI_KEY: key } = env
  if (!provider) {
    const given = model ? 'CORNER_AI_MODEL' : url ? 'CORNER_AI_BASE_URL' : key ? 'CORNER_AI_KEY' : undefined
    return given && missing('CORNER_AI_PROVIDER', `${given} needs the provider that it belongs to`)
  }
  if (!model) return missing('CORNER_AI_MODEL', `${provider} needs the name of a model`)
  if (provider === 'openai-compatible' && !url)
    return missing('CORNER_AI_BASE_URL', `${provider} needs the address of the server`)
  if (provider !== 'openai-compatible' && !key)
    return missing('CORNER_AI_KEY', `${provider} needs the key of your account there`)
  return missingPrice(env)
}

/** undefined: no model is set up. */
export function readAiConfiguration(env: AiSettings): AiConfiguration | undefined {
  const { CORNER_AI_PROVIDER: provider, CORNER_AI_MODEL: model } = env
  if (!provider || !model) return
  const isCompatible = provider === 'openai-compatible'
  const baseUrl = (env.CORNER_AI_BASE_URL ?? (isCompatible ? '' : OWN_ADDRESSES[provider])).replace(/\/+$/, '')
  const isSlow = isCompatible && isLocalAddress(baseUrl)
  return {
    provider,
    model,
    baseUrl,
    key: env.CORNER_AI_KEY,
    privacy: env.CORNER_AI_PRIVACY === 'true',
    reasoning: env.CORNER_AI_REASONING,
    outputTokens: env.CORNER_AI_OUTPUT_TOKENS,
    questionSeconds:
      env.CORNER_AI_QUESTION_SECONDS ??
      (isSlow ? LOCAL_QUESTION_SECONDS : AI_NUMBERS.CORNER_AI_QUESTION_SECONDS.default),
    tokensADay: env.CORNER_AI_TOKENS_A_DAY,
    prices: readPrices(env),
    costADay: env.CORNER_AI_COST_A_DAY,
  }
}
