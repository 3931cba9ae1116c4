import { z } from 'zod'

/** Enough for about thirty questions with their look-ups. */
const TOKENS_A_DAY = 200_000

/** The settings of the language model (docs/ai.md); without a provider the built-in analyst answers alone. */
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
  CORNER_AI_KEY: z.string().trim().min(1, 'CORNER_AI_KEY must not be empty').optional(),
  CORNER_AI_PRIVACY: z.enum(['true', 'false'], 'CORNER_AI_PRIVACY must be true or false').default('true'),
  CORNER_AI_TOKENS_A_DAY: z.coerce
    .number({ error: 'CORNER_AI_TOKENS_A_DAY must be a whole number' })
    .int('CORNER_AI_TOKENS_A_DAY must be a whole number')
    .min(1, 'CORNER_AI_TOKENS_A_DAY must be at least 1')
    .default(TOKENS_A_DAY),
}

type AiSettings = z.infer<z.ZodObject<typeof AI_SETTINGS>>

/** The language model that the coach may use. */
export interface AiConfiguration {
  provider: 'openai-compatible' | 'openai' | 'anthropic'
  model: string
  /** undefined: the provider's own address. */
  baseUrl: string | undefined
  /** undefined: a server that asks for none. Never in a log, an error or a reply. */
  key: string | undefined
  /** Athletes' names are replaced before anything is sent. */
  privacy: boolean
  /** Of one user, questions and answers together. */
  tokensADay: number
}

/** What half of a set-up lacks: found at the start, not with the first question. */
export function missingAiSetting(env: AiSettings): { name: keyof AiSettings; sentence: string } | undefined {
  const missing = (name: keyof AiSettings, why: string) => ({ name, sentence: `${name} is missing: ${why}` })
  const { CORNER_AI_PROVIDER: provider, CORNER_AI_MODEL: model, CORNER_AI_BASE_URL: url, CORNER_AI_KEY: key } = env
  if (!provider) {
    const given = model ? 'CORNER_AI_MODEL' : url ? 'CORNER_AI_BASE_URL' : key ? 'CORNER_AI_KEY' : undefined
    return given && missing('CORNER_AI_PROVIDER', `${given} needs the provider that it belongs to`)
  }
  if (!model) return missing('CORNER_AI_MODEL', `${provider} needs the name of a model`)
  if (provider === 'openai-compatible')
    return url ? undefined : missing('CORNER_AI_BASE_URL', `${provider} needs the address of the server`)
  return key ? undefined : missing('CORNER_AI_KEY', `${provider} needs the key of your account there`)
}

/** undefined: no model is set up. */
export function readAiConfiguration(env: AiSettings): AiConfiguration | undefined {
  const { CORNER_AI_PROVIDER: provider, CORNER_AI_MODEL: model } = env
  if (!provider || !model) return
  return {
    provider,
    model,
    baseUrl: env.CORNER_AI_BASE_URL?.replace(/\/+$/, ''),
    key: env.CORNER_AI_KEY,
    privacy: env.CORNER_AI_PRIVACY === 'true',
    tokensADay: env.CORNER_AI_TOKENS_A_DAY,
  }
}
