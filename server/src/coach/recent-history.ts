import type { HistoryMessage } from '@corner/contract/entities/chat.ts'

/** Of one message: longer than any question, and than the part of an answer that names somebody. */
const MESSAGE_CHARACTERS = 4_000
const HISTORY_CHARACTERS = 16_000

/**
 * How much of what a person wrote is read, in words: every word is held against the words that Corner knows and every name of the
 * team, which takes a moment of the whole server. The question counts first, then what was asked before it.
 */
const ASKED_WORDS = 300
/** Of answers: less is done with them. */
const ANSWERED_WORDS = 600
const ANSWER_WORDS = 150

/** As the analyst takes a text apart, or finer: each of these may become a word of its own. */
const WORD = /\p{L}[\p{L}\p{M}]*|\p{N}{1,9}|[%<>≤≥+]/gu

/** A question with what was said before, as far back as it can follow on from: the newest messages, oldest first, long ones cut. */
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

/** The beginning and the end of a text with too many words: a question stands at one of them. */
function withinWords(text: string, most: number): { text: string; words: number } {
  const words = [...text.matchAll(WORD)]
  if (words.length <= most) return { text, words: words.length }
  const front = Math.ceil(most / 2)
  const head = text.slice(0, words[front]?.index).trimEnd()
  const tail = text.slice(words[words.length - (most - front)]?.index ?? text.length)
  return { text: most - front === 0 ? head : `${head}\n${tail}`, words: most }
}

/** A question of so many characters, its conversation among them, counts as one; a longer one as several. */
const CHARACTERS_A_QUESTION = 1_000

/** What a question counts of the limit on them: at least one. */
export function questionWeight(message: string, history: readonly HistoryMessage[]): number {
  const characters = history.reduce((sum, { content }) => sum + content.length, message.length)
  return Math.max(1, Math.ceil(characters / CHARACTERS_A_QUESTION))
}
