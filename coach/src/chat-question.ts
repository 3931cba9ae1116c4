import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { ConversationContext } from './answers/answer-request.ts'
import type { CoachScope } from './scope.ts'
import type { Toolbox } from './tools/toolbox.ts'

export interface ChatQuestion {
  message: string
  /** Earlier messages, oldest first. */
  history: readonly HistoryMessage[]
  /** The requests of a pressed chip or choice: answered instead of the words. */
  requests?: readonly Request[] | undefined
  scope: CoachScope
  toolbox: Toolbox
}

/**
 * `before`: earlier questions, as read from the conversation; `isWhole`: the request was read from the whole message
 * and is kept as it is.
 */
export type QuestionInConversation = ChatQuestion & { before?: Request | undefined; isWhole?: true }

/** What an answer to some words of the message is made from. */
export function contextOf(
  message: string,
  { scope, toolbox, history, before }: QuestionInConversation,
): ConversationContext {
  const known = history.findLast(({ role, requests }) => role === 'assistant' && requests)?.requests
  const previous = known ?? (before ? [before] : [])
  return { scope, toolbox, message, previous }
}
