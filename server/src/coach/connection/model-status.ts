import type { LanguageModelStatus } from '@corner/contract/entities/language-model.ts'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import { isLocalAddress } from '../../configuration/local-address.ts'
import type { Database } from '../../database/database.ts'
import { modelLimits } from '../model/model-limits.ts'
import { dollarsOf, utcDay } from '../model/token-budget.ts'
import { usageOfDay } from '../model/token-store.ts'

interface StatusParts {
  database: Database
  configuration: AiConfiguration | undefined
  now: () => Date
}

/** What is set up, without the key, and what all users have spent today (UTC). */
export async function languageModelStatus({ database, configuration, now }: StatusParts): Promise<LanguageModelStatus> {
  const { users, tokens, cost_microdollars } = await usageOfDay(database, utcDay(now()))
  return {
    model: configuration ? setUp(configuration) : null,
    today: { users, tokens, cost: configuration?.prices ? dollarsOf(cost_microdollars) : null },
  }
}

function setUp(configuration: AiConfiguration): NonNullable<LanguageModelStatus['model']> {
  const { provider, model, baseUrl, privacy, reasoning, prices } = configuration
  return {
    provider,
    name: model,
    privacy,
    reasoning,
    // Only host and port, because an address may contain a password.
    host: new URL(baseUrl).host,
    is_local: isLocalAddress(baseUrl),
    output_tokens: configuration.outputTokens,
    question_seconds: configuration.questionSeconds,
    steps: modelLimits(configuration).steps,
    tokens_a_day: configuration.tokensADay,
    cost_a_day: configuration.costADay ?? null,
    prices: prices
      ? {
          input: prices.input,
          cached_input: prices.cachedInput,
          cache_write: prices.cacheWrite,
          output: prices.output,
        }
      : null,
  }
}
