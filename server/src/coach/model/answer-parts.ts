import type { LanguageModel, ModelMessage, ToolSet } from 'ai'
import type { TokenUse } from './token-use.ts'

/** What an answer is asked for with. */
export interface AnswerParts {
  model: LanguageModel
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  steps: number
  retries: number
  outputTokens: number
  /** Ends with the time that is left, and with the reader. */
  signal: AbortSignal
  /** @returns whether the budget has anything left */
  take(use: TokenUse): Promise<boolean>
}
