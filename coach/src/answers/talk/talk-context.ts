import type { Request } from '@corner/contract/entities/query.ts'
import type { AnswerContext } from '../context/answer-context.ts'

/** What an answer about the last answer is made from. */
export interface TalkContext extends AnswerContext {
  /**
   * The requests of the last answer, part by part; empty: nothing has been answered yet, or it was about the
   * conversation itself.
   */
  previous: readonly Request[]
  /** The answer to a request, written again. */
  answerAgain(request: Request): Promise<string>
}
