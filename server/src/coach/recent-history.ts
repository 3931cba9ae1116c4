import type { HistoryMessage } from '@corner/contract/entities/chat.ts'

/** Per message: longer than any question, and than the part of an answer that names somebody. */
const MESSAGE_CHARACTERS = 4_000
const HISTORY_CHARACTERS = 16_000

/**
 * How many words of a person's messages are read: every word is compared with the vocabulary and with every name of the team,
 * which blocks the server for a moment. The question counts first, then earlier ones.
 */
const ASKED_WORDS = 300
/** The same for answers, which need less work. */
const ANSWERED_WORDS = 600
const ANSWER_WORDS = 150

/** Splits at least as finely as the analyst: each part may become a word. */
const WORD = /\p{L}[\p{L}\p{M}]*|\p{N}{1,9}|[%<>≤≥+]/gu

/** A question with the earlier messages that it can refer to: the newest ones, oldest first, long ones cut. */
export function recentConversation(
  message: string,
  history: readonly HistoryMessage[],
): { message: string; history: HistoryMessage[] } {
  const question = withinWords(message, ASKED_WORDS)
  const left = { characters: HISTORY_CHARACTERS, user: ASKED_WORDS - question.words, assistant: ANSWERED_WORDS }
  const recent: HistoryMessage[] = []
  for (const { role, content, requests } of history.toReversed()) {
    const most = role === 'user' ? left.user : Math.min(left.assistant, ANSWER_WORDS)
    const { text, words } = withinWords(content.slice(0, MESSAGE_CHARACTERS), most)
    left.characters -= text.length
    left[role] -= words
    if (left.characters < 0 || most === 0) break
    recent.unshift({ role, content: text, ...(requests ? { requests } : {}) })
  }
  return { message: question.text, history: recent }
}

/** The beginning and the end of a text with too many words: the question is usually at one of them. */
function withinWords(text: string, most: number): { text: string; words: number } {
  const words = [...text.matchAll(WORD)]
  if (words.length <= most) return { text, words: words.length }
  const front = Math.ceil(most / 2)
  const head = text.slice(0, words[front]?.index).trimEnd()
  const tail = text.slice(words[words.length - (most - front)]?.index ?? text.length)
  return { text: most - front === 0 ? head : `${head}\n${tail}`, words: most }
}

/** A question of up to this many characters, with its conversation, counts as one; a longer one as several. */
const CHARACTERS_A_QUESTION = 1_000

/** How much a question counts towards the rate limit: at least one. */
export function questionWeight(message: string, history: readonly HistoryMessage[]): number {
  const characters = history.reduce((sum, { content }) => sum + content.length, message.length)
  return Math.max(1, Math.ceil(characters / CHARACTERS_A_QUESTION))
}
