import {
  CHAT_HISTORY_MAXIMUM,
  CHAT_HISTORY_TEXT_MAXIMUM,
  CHAT_REQUESTS_MAXIMUM,
} from '@corner/contract/constants/chat.ts'
import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import { type ChatMessage, isAnswer } from './conversation.ts'

/**
 * The history sent with a question, so that it can follow up on earlier ones: the last 20 messages, oldest first.
 * Leaves out messages of the page itself, errors, and empty answers. An answer carries the request it answered, so that
 * the next question can modify it.
 */
export function sentHistory(messages: readonly ChatMessage[]): HistoryMessage[] {
  return messages
    .flatMap((message): HistoryMessage[] => {
      if (message.type !== 'user' && !isAnswer(message)) return []
      // A text that the server refuses would make it refuse every later question, too.
      const content = message.content.slice(0, CHAT_HISTORY_TEXT_MAXIMUM).replaceAll('\0', '').toWellFormed()
      if (content === '') return []
      if (message.type === 'user') return [{ role: 'user', content }]
      const requests = message.readings?.slice(0, CHAT_REQUESTS_MAXIMUM).map(({ request }) => request) ?? []
      return [{ role: 'assistant', content, ...(requests.length > 0 && { requests }) }]
    })
    .slice(-CHAT_HISTORY_MAXIMUM)
}
