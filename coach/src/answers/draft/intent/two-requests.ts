import { recipientIn } from '../request/recipient.ts'
import { asksForReply, whoWrote } from '../request/who-wrote.ts'
import { asksForRanking, asksForText } from './asks-for-text.ts'

/** Where something else begins: "also", or a new sentence. */
const ALSO = /[.!?;,]*\s+(?:(?:and|oh|then|but|oh and)\s+)?(?:also|plus|separately|secondly|one more thing)\b[,:]?\s+/gi
const SENTENCE = /(?<=[.!?;])\s+/g
const OF_ONE_BEFORE = /\b(his|her|their|he|she)\b/i
const LEAST_WORDS = 4

/**
 * A message that wants two texts, or one answer and one text: the board's ranking, and what to tell a mother who
 * called.
 * @returns undefined: it is one request
 */
export function splitTwoRequests(message: string): readonly [string, string] | undefined {
  const said = message.trim()
  for (const { boundary, isAlso } of [
    { boundary: ALSO, isAlso: true },
    { boundary: SENTENCE, isAlso: false },
  ])
    for (const { 0: mark, index } of said.matchAll(boundary)) {
      const first = `${said.slice(0, index)}${/^[.!?]/.exec(mark)?.[0] ?? ''}`
      const second = said.slice(index + mark.length)
      if (isTwo(first, second, isAlso)) return [first, second]
    }
  return undefined
}

function isTwo(first: string, second: string, isAlso: boolean): boolean {
  if ([first, second].some((half) => half.split(/\s+/).length < LEAST_WORDS)) return false
  const isReply = asksForReply(second) && whoWrote(first) === undefined && !OF_ONE_BEFORE.test(second.slice(0, OPENING))
  if (isReply) return isWish(first) || (isAlso && ASKS.test(first))
  const isWall = asksForRanking(second) && asksForReply(first)
  if (isWall || !isAlso) return isWall
  const readers = [recipientIn(first), recipientIn(second)]
  return isWish(first) && isWish(second) && !readers.includes(undefined) && readers[0] !== readers[1]
}

const isWish = (half: string) => asksForText(half) || asksForRanking(half)

/** A question or a task of its own. */
const ASKS = /\?|^\W*(who|what|which|how|why|when|is|are|should|can|could|give|show|list|tell me|rank|compare)\b/i
/** The opening of a half, which says whom it is about. */
const OPENING = 6
