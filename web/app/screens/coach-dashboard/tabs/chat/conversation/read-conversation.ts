import { type ChatMessage, type Conversation, isAnswer, NO_MESSAGES } from './conversation.ts'
import { isChoice, isReading } from './stored-reading.ts'

/**
 * Parses a conversation from the browser's storage. An answer that was pending when the page closed is marked as
 * stopped.
 * @param stored untrusted: may be from an older version, or written by somebody else
 */
export function readConversation(stored: unknown): Conversation {
  if (typeof stored !== 'object' || stored === null || !('messages' in stored)) return NO_MESSAGES
  const { messages } = stored
  if (!Array.isArray(messages) || !messages.every(isMessage)) return NO_MESSAGES
  return { messages: messages.map(ended), error: null }
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, content, type, kind, steps } = value as Record<string, unknown>
  if (![id, at, content].every((text) => typeof text === 'string') || Number.isNaN(Date.parse(String(at)))) return false
  if (type === 'user') return true
  return type === 'ai' && (kind === 'notice' || kind === 'failure' || (kind === 'answer' && Array.isArray(steps)))
}

function ended(message: ChatMessage): ChatMessage {
  if (!isAnswer(message)) return message
  const { readings, choices, days, ...answer } = message
  return {
    ...answer,
    state: answer.state === 'done' ? 'done' : 'stopped',
    // Unreadable readings are dropped, and the answer is shown without chips.
    ...(areAll(readings, isReading) && { readings }),
    ...(areAll(choices, isChoice) && { choices }),
    ...(typeof days === 'number' && { days }),
  }
}

const areAll = <One>(value: unknown, isOne: (one: unknown) => one is One): value is One[] =>
  Array.isArray(value) && value.every(isOne)
