import type { Request } from '@corner/contract/entities/query.ts'
import type { QuestionInConversation } from '../../conversation/chat-question.ts'
import type { AnswerContext } from './answer-context.ts'

/** What an answer is made from within a conversation. */
export interface ConversationContext extends AnswerContext {
  /** The requests of the last answer, part by part; empty: nothing has been answered yet. */
  previous: readonly Request[]
}

/** What an answer to some words of the message is made from. */
export function contextOf(
  message: string,
  { scope, toolbox, history, before, above }: QuestionInConversation,
): ConversationContext {
  const known = history.findLast(({ role, requests }) => role === 'assistant' && requests)?.requests
  const previous = known ?? (before ? [before] : [])
  return { scope, toolbox, message, previous, above }
}
