import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../scope.ts'
import type { Toolbox } from '../tools/toolbox.ts'

export interface ChatQuestion {
  message: string
  /** Earlier messages, oldest first. */
  history: readonly HistoryMessage[]
  /** The requests of a pressed chip or choice: answered instead of the words. */
  requests?: readonly Request[] | undefined
  /** The answer to the part before it, where the message has two on one athlete: what it tells is not told again. */
  above?: string
  scope: CoachScope
  toolbox: Toolbox
}

/**
 * `before`: earlier questions, as read from the conversation; `isWhole`: the request was read from the whole message
 * and is kept as it is.
 */
export type QuestionInConversation = ChatQuestion & { before?: Request | undefined; isWhole?: true }
