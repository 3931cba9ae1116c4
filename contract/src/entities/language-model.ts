import { z } from 'zod'

/** The parts of a test of the language model, in the order of execution. */
export const CONNECTION_CHECKS = ['answers', 'streams', 'tools', 'rules', 'long'] as const
export type ConnectionCheck = (typeof CONNECTION_CHECKS)[number]

const dollars = z.number().nullable().describe('In US dollars; null: no prices are set')

export const LanguageModelStatus = z.object({
  model: z
    .object({
      provider: z.enum(['openai-compatible', 'openai', 'anthropic']),
      name: z.string(),
      host: z.string().describe('Where it answers; never the key'),
      is_local: z.boolean().describe('This machine, or one of the own network'),
      privacy: z.boolean().describe('true: athletes have aliases in all that is sent'),
      reasoning: z.enum(['default', 'none', 'minimal', 'low', 'medium', 'high']),
      output_tokens: z.number().int().describe('That one step may write'),
      question_seconds: z.number().int(),
      steps: z.number().int().describe('That one question may take'),
      tokens_a_day: z.number().int().describe('Of one user'),
      cost_a_day: z.number().nullable().describe('Of one user, in US dollars; null: not limited'),
      prices: z
        .object({ input: z.number(), cached_input: z.number(), cache_write: z.number(), output: z.number() })
        .nullable()
        .describe('Of a million tokens, in US dollars'),
    })
    .nullable()
    .describe('null: none is set up, and the built-in analyst answers every question'),
  today: z
    .object({
      users: z.number().int(),
      tokens: z.number().int().describe('A cached one counts its share'),
      cost: dollars,
    })
    .describe('What all users together have taken on this day (UTC)'),
})
export type LanguageModelStatus = z.infer<typeof LanguageModelStatus>

export const ConnectionCheckResult = z.object({
  check: z.enum(CONNECTION_CHECKS),
  state: z.enum(['works', 'weak', 'fails']).describe('weak: it works, but not as well as it should'),
  says: z.string().describe('What came of it'),
  advice: z.string().nullable().describe('What to do; null: nothing'),
  ms: z.number().int().describe('How long it took, all of its requests together'),
  first_word_ms: z.number().int().nullable().describe('Until the first word came; null: not measured'),
  tokens: z.object({ input: z.number().int(), cached_input: z.number().int(), output: z.number().int() }),
  cost: dollars,
})
export type ConnectionCheckResult = z.infer<typeof ConnectionCheckResult>
