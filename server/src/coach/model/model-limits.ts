import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import { RETRIES, STEPS_OF_A_QUESTION } from '../../configuration/ai-numbers.ts'

/** What one question may take of the model, the second attempt included. */
export interface ModelLimits {
  totalMs: number
  steps: number
  /** Of a request that the provider could not take just now. */
  retries: number
  outputTokens: number
}

/** As it is set up. */
export function modelLimits({ questionSeconds, outputTokens }: AiConfiguration): ModelLimits {
  return { totalMs: questionSeconds * 1000, steps: STEPS_OF_A_QUESTION, retries: RETRIES, outputTokens }
}
