import type { Rewrite } from '../reading/stretches/rewrite.ts'
import { typedWords } from '../reading/stretches/words.ts'

const HELD =
  /(than|then|vs\.?|versus|against|compared?|comparison|(week|month|period|days?|nights?) before|before that|prior|previous|changed?)/
const OF_DAYS: ReadonlySet<string> = new Set(['days', 'longest_streak', 'current_streak', 'missing_days', 'share'])

/** "Three or more reds since last Sunday" counts days from there on, and holds them against no others. */
export const asCountSince: Rewrite = (request, part) => {
  if (request.kind !== 'query' || HELD.test(typedWords(part))) return undefined
  const { against, ...query } = request.query
  const [condition] = query.who.where ?? []
  const isOfCounts = condition !== undefined && OF_DAYS.has(condition.measure.aggregate)
  if (!against || !('days' in against) || !isOfCounts || !query.by?.includes('athlete')) return undefined
  return { kind: 'query', query }
}
