import { asksWhoIsPlanned } from '../reading/day/who-is-planned.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const OTHER_DAY = /\b(yesterday|last|ago|was|were|did|week|month)\b/

/** "Who is as planned today" asks whom the day leaves as it is, not for a figure or for who has data. */
export const asWhoIsPlanned: Rewrite = (_, part) => {
  const words = typedWords(part)
  if (part.self !== undefined || !asksWhoIsPlanned(words) || OTHER_DAY.test(words)) return undefined
  return { kind: 'overview', who: {}, focus: 'guidance' }
}
