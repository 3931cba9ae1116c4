import type { LanguageModel, ModelMessage, ToolSet } from 'ai'
import type { TokenUse } from './token-use.ts'

/** The input of an answer. */
export interface AnswerParts {
  model: LanguageModel
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  steps: number
  retries: number
  outputTokens: number
  /** Aborts at the time limit, and when the client disconnects. */
  signal: AbortSignal
  /** @returns whether the budget has anything left */
  take(use: TokenUse): Promise<boolean>
}
