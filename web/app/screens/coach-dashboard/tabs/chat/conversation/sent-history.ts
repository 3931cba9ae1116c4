import {
  CHAT_HISTORY_MAXIMUM,
  CHAT_HISTORY_TEXT_MAXIMUM,
  CHAT_REQUESTS_MAXIMUM,
} from '@corner/contract/constants/chat.ts'
import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import { type ChatMessage, isAnswer } from './conversation.ts'

/**
 * What goes with a question so that it can follow up on the ones before: the last 20 real messages, oldest first. Words of the page
 * itself, errors, and answers of which nothing came, are left out. An answer says what it answered, so that the next question can be
 * read as a change of it.
 */
export function sentHistory(messages: readonly ChatMessage[]): HistoryMessage[] {
  return messages
    .flatMap((message): HistoryMessage[] => {
      if (message.type !== 'user' && !isAnswer(message)) return []
      // What the server refuses in a question it would refuse again with each one after it.
      const content = message.content.slice(0, CHAT_HISTORY_TEXT_MAXIMUM).replaceAll('\0', '').toWellFormed()
      if (content === '') return []
      if (message.type === 'user') return [{ role: 'user', content }]
      const requests = message.readings?.slice(0, CHAT_REQUESTS_MAXIMUM).map(({ request }) => request) ?? []
      return [{ role: 'assistant', content, ...(requests.length > 0 && { requests }) }]
    })
    .slice(-CHAT_HISTORY_MAXIMUM)
}
