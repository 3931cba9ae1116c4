import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const HELD =
  /\b(than|then|vs\.?|versus|against|compared?|comparison|(week|month|period|days?|nights?) before|before that|prior|previous|changed?)\b/
const OF_DAYS: ReadonlySet<string> = new Set(['days', 'longest_streak', 'current_streak', 'missing_days', 'share'])

/** "Three or more reds since last Sunday" counts days from then on and compares them with none. */
export const asCountSince: Rewrite = (request, part) => {
  if (request.kind !== 'query' || HELD.test(typedWords(part))) return undefined
  const { against, ...query } = request.query
  const [condition] = query.who.where ?? []
  const isOfCounts = condition !== undefined && OF_DAYS.has(condition.measure.aggregate)
  if (!against || !('days' in against) || !isOfCounts || !query.by?.includes('athlete')) return undefined
  return { kind: 'query', query }
}

const NOBODY_WITH = /\b(no|zero|not a single|not (had |been )?(a|any|one)|without (a|any)|never)\b/
const OF_ANYBODY = /\b(who|who's|whos|which|any ?(one|body)|everyone|everybody|list|names?)\b/

/** "Who has had no red at all this month" asks for those without one, not for everybody's count. */
export const asWithoutOne: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' || !NOBODY_WITH.test(words) || !OF_ANYBODY.test(words)) return undefined
  const { query } = request
  const [measure, second] = query.measures
  const isOfBand = part.spans.some(({ kind }) => kind === 'band') && !part.spans.some(({ kind }) => kind === 'name')
  const isCount = measure?.aggregate === 'days' && measure.test?.length === 1 && !second
  if (!isCount || !isOfBand || query.who.where || query.against || query.by?.join() !== 'athlete') return undefined
  const { order: _, limit: __, ...rest } = query
  return {
    kind: 'query',
    query: { ...rest, who: { ...query.who, where: [{ measure, is: 'at_most', than: 0 }] }, asks: 'who' },
  }
}
