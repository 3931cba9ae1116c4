/** What one question may take of the model, the second attempt included. */
export interface ModelLimits {
  totalMs: number
  steps: number
  /** Of a request that the provider could not take just now. */
  retries: number
  outputTokens: number
}

export const MODEL_LIMITS: ModelLimits = { totalMs: 45_000, steps: 8, retries: 1, outputTokens: 1500 }
