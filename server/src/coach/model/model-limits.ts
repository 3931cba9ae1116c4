import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import { RETRIES, STEPS_OF_A_QUESTION } from '../../configuration/ai-numbers.ts'

/** Limits of one question, including the second attempt. */
export interface ModelLimits {
  totalMs: number
  steps: number
  /** Retries of a request that the provider could not take. */
  retries: number
  outputTokens: number
}

/** The configured limits. */
export function modelLimits({ questionSeconds, outputTokens }: AiConfiguration): ModelLimits {
  return { totalMs: questionSeconds * 1000, steps: STEPS_OF_A_QUESTION, retries: RETRIES, outputTokens }
}
