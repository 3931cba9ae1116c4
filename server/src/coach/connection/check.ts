import type { ConnectionCheckResult } from '@corner/contract/entities/language-model.ts'
import type { LanguageModel } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { ModelLimits } from '../model/model-limits.ts'
import type { TokenUse } from '../model/token-use.ts'

/** What a part of the test is run with. */
export interface CheckCall {
  model: LanguageModel
  configuration: AiConfiguration
  limits: ModelLimits
  now: () => Date
  /** Ends with the time of a question, and with the page. */
  signal: AbortSignal
  /** Called for each request that was answered. */
  took(use: TokenUse): void
  /** Called when the first words come. */
  firstWord(): void
}

/** What came of it, in words of ours. */
export type Finding = Pick<ConnectionCheckResult, 'state' | 'says' | 'advice'>

/** A part of the test; what goes wrong with the provider is thrown as it comes (trouble.ts). */
export type Check = (call: CheckCall) => Promise<Finding>

export const works = (says: string): Finding => ({ state: 'works', says, advice: null })

/** The settings with which each part asks: as a question does, but it tries nothing twice. */
export function asAQuestion({ model, limits, signal }: CheckCall) {
  return { model, temperature: 0.2, maxOutputTokens: limits.outputTokens, maxRetries: 0, abortSignal: signal }
}

/** Of an answer that ended in the middle; undefined: it did not. */
export function cutOff(finish: string, { limits, configuration }: CheckCall): Finding | undefined {
  if (finish !== 'length') return
  const thinks = configuration.reasoning === 'none' ? '' : ', or think less: CORNER_AI_REASONING=none'
  return {
    state: 'fails',
    says: `Its answer broke off after ${limits.outputTokens} tokens.`,
    advice: `It probably spent them on thinking. Let it write more with CORNER_AI_OUTPUT_TOKENS${thinks}.`,
  }
}
