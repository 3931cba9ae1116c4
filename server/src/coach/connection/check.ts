import type { ConnectionCheckResult } from '@corner/contract/entities/language-model.ts'
import type { LanguageModel } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { ModelLimits } from '../model/model-limits.ts'
import type { TokenUse } from '../model/token-use.ts'

/** The context of one part of the test. */
export interface CheckCall {
  model: LanguageModel
  configuration: AiConfiguration
  limits: ModelLimits
  now: () => Date
  /** Aborts at a question's time limit, and when the page disconnects. */
  signal: AbortSignal
  /** Called for each request that was answered. */
  took(use: TokenUse): void
  /** Called when the first text arrives. */
  firstWord(): void
}

/** The result, in words of ours. */
export type Finding = Pick<ConnectionCheckResult, 'state' | 'says' | 'advice'>

/** A part of the test; errors of the provider are thrown unchanged (error-advice.ts). */
export type Check = (call: CheckCall) => Promise<Finding>

export const works = (says: string): Finding => ({ state: 'works', says, advice: null })

/** The settings of each part: those of a question, but without retries. */
export function asAQuestion({ model, limits, signal }: CheckCall) {
  return { model, temperature: 0.2, maxOutputTokens: limits.outputTokens, maxRetries: 0, abortSignal: signal }
}

/** What ended an answer in the middle; undefined: it is complete. */
export function cutOff(finish: string, { limits, configuration }: CheckCall): Finding | undefined {
  if (finish !== 'length') return
  const thinks = configuration.reasoning === 'none' ? '' : ', or think less: CORNER_AI_REASONING=none'
  return {
    state: 'fails',
    says: `Its answer broke off after ${limits.outputTokens} tokens.`,
    advice: `It probably spent them on thinking. Let it write more with CORNER_AI_OUTPUT_TOKENS${thinks}.`,
  }
}
