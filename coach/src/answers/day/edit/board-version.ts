import type { Request } from '@corner/contract/entities/query.ts'

/** A longer message also asks for something else. */
const MOST_WORDS = 10

const BOARD =
  /\b(board|white ?board|wall|door|clean|print\w*|locker( room)?|short) (version|copy|list|one)\b|\bfinal (version|copy|list)\b|\b(last|family|sur) ?names? only\b|\b(just|only) (the )?(last|family|sur) ?names\b/i
const SURNAMES = /\b(last|family|sur) ?names?\b/i
const OF_TEXT =
  /\b(texts?|e-?mails?|notes?|messages?|parents?|coach(es)?|trainers?|staff|group ?chat|who|what|why|how)\b/i

/** Fewer athletes of a list are no list. */
const LEAST = 3

/**
 * The last list of the conversation in a form to hang up: "board version, last names only", even when a question about
 * one athlete came in between.
 * @param answered what the conversation's answers answered, the newest last
 */
export function boardVersion(message: string, answered: readonly Request[]): Request | undefined {
  if (!BOARD.test(message) || OF_TEXT.test(message) || message.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const list = answered.findLast(
    (one) =>
      (one.kind === 'overview' || one.kind === 'advice') &&
      one.day !== undefined &&
      one.day.form !== 'one' &&
      (one.who.ids === undefined || one.who.ids.length >= LEAST),
  )
  if (list?.kind !== 'overview' && list?.kind !== 'advice') return undefined
  return (
    list.day && {
      ...list,
      day: { ...list.day, shown: 'names', ...(SURNAMES.test(message) && { surnames: true as const }) },
    }
  )
}
