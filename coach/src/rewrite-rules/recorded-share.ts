import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const CAPTURED =
  /\b(captur\w+|complian\w+|adheren\w+|data (coverage|completeness|quality)|wear (time|rate|compliance)|completeness|coverage)\b/
const HOW_MUCH =
  /\b(share|percent\w*|proportion|fraction|rate|how (much|many|complete|good|bad)|what|who|numbers?|nights?|days?|%)\b/
const ARTICLES =
  /\b(research|literature|study|studies|why does|what is (compliance|adherence)|how (do|to|can) (i|we) (improve|get))\b/

/** "What share of athlete-nights did we capture in November, and who drags it down" asks who has data, and how much. */
export const asRecordedShare: Rewrite = (request, part, message) => {
  const words = typedWords(part)
  const isNamed = spansOf(part.spans, 'name').length > 0
  if (part.self !== undefined || isNamed || !CAPTURED.test(message.toLowerCase())) return undefined
  if (!HOW_MUCH.test(words) || ARTICLES.test(words) || request.kind === 'draft') return undefined
  const [said] = windowsOf(part).filter(({ isOneDay }) => !isOneDay)
  return { kind: 'overview', who: {}, focus: 'coverage', ...(said && { days: { window: said.window } }) }
}
