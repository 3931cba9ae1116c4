import { withWindowNarrowed } from '../language/times/narrowed-window.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const HELD_AGAINST =
  /\b(is|are) (that|this|it|his|her|their|he|she)\b.*\b(close to|similar to|comparable|like (what|it|he|she|they)|the same as|same as|near|in line with|back (to|at)|more than|less than|higher than|lower than|better than|worse than|up to)\b/
const AVERAGES = ['mean', 'latest', 'median']

/**
 * "Is that strain close to what he carried at the end of October" compares the newest week with those days, and does
 * not ask for their figure alone; and the end of a month is not the month.
 */
export const asThenAndNow: Rewrite = (request, part) => {
  if (request.kind !== 'query') return undefined
  const { query } = request
  const words = typedWords(part)
  const { window } = query.days
  const other = query.against && 'days' in query.against ? query.against.days : undefined
  if (other?.window) {
    const against = withWindowNarrowed(other.window, words)
    if (against === other.window) return undefined
    return { kind: 'query', query: { ...query, against: { days: { ...other, window: against } } } }
  }
  if (window === undefined || !('from' in window)) return undefined
  const narrowed = withWindowNarrowed(window, words)
  const isOfThen = endsOf(narrowed, part.today).until < endsOf({ last: WEEK, before: 1 }, part.today).from
  const isPlain =
    query.against === undefined &&
    !query.by?.includes('day') &&
    query.order === undefined &&
    query.measures.every(({ aggregate, test }) => AVERAGES.includes(aggregate) && !test)
  if (isOfThen && isPlain && HELD_AGAINST.test(words)) {
    const measures = query.measures.map((measure) => ({ ...measure, aggregate: 'mean' as const }))
    const [first, ...others] = measures
    if (!first) return undefined
    const days = { ...query.days, window: { last: WEEK } }
    return {
      kind: 'query',
      query: { ...query, measures: [first, ...others], days, against: { days: { window: narrowed } }, asks: 'whether' },
    }
  }
  return narrowed === window
    ? undefined
    : { kind: 'query', query: { ...query, days: { ...query.days, window: narrowed } } }
}
