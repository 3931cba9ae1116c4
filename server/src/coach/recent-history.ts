import type { HistoryMessage } from '@corner/contract/entities/chat.ts'

/** Of one message: longer than any question, and than the part of an answer that names somebody. */
const MESSAGE_CHARACTERS = 4_000
/** Of all of them. Every word is held against every name of the team, which takes a moment of the whole server. */
const HISTORY_CHARACTERS = 16_000

/** What was said before, as far back as a question can follow on from: the newest messages, oldest first, long ones cut. */
export function recentHistory(history: readonly HistoryMessage[]): HistoryMessage[] {
  const recent: HistoryMessage[] = []
  let left = HISTORY_CHARACTERS
  for (const { role, content } of history.toReversed()) {
    const kept = content.slice(0, MESSAGE_CHARACTERS)
    left -= kept.length
    if (left < 0) break
    recent.unshift({ role, content: kept })
  }
  return recent
}
