import { spansOf } from '../reading/spans/span.ts'
import type { Rewrite } from '../reading/stretches/rewrite.ts'
import { endsOf } from '../reading/stretches/windows.ts'
import { typedWords, windowsOf } from '../reading/stretches/words.ts'

const RELATION =
  /\b(relationship|relation|relat(e|es|ed)|correlat\w+|link(ed)?|connect(ion|ed)|associat\w+|track(s|ing)? with|go(es)? together|go(es)? (hand in hand|with)|tied to|depends? on|predict\w*)\b/
const OF_LITERATURE = /\b(research|literature|studies|study|evidence|science|in general|generally)\b/
/** A strain shows in the recovery of the next morning; of a night both are of one date. */
const OF_DAYS: ReadonlySet<string> = new Set([
  'strain',
  'workout_strain',
  'workouts',
  'workout_time',
  'high_zones',
  'energy',
])
const OF_MORNINGS: ReadonlySet<string> = new Set(['recovery', 'hrv', 'resting_heart_rate'])
const LEAST_DAYS = 14
const USUAL = { last: 90 }

/** "Is there a relationship between bedtime and next-day recovery" asks how two measures go together, in that order. */
export const asRelationship: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (!RELATION.test(words) || (OF_LITERATURE.test(words) && request.kind === 'knowledge')) return undefined
  if (request.kind !== 'query' && request.kind !== 'knowledge' && request.kind !== 'why') return undefined
  const named = spansOf(part.spans, 'metric').toSorted((a, b) => a.from - b.from)
  const metrics = [...new Set(named.map(({ metric }) => metric))].filter((metric) => metric !== 'any_record')
  const [one, other] = [metrics[0], metrics[1]]
  if (!one || !other || metrics.length > 2) return undefined
  const isTurned = OF_DAYS.has(other) && OF_MORNINGS.has(one)
  const [first, second] = isTurned ? [other, one] : [one, other]
  const lag = OF_DAYS.has(first) && (OF_MORNINGS.has(second) || /^(sleep|bed)/.test(second))
  const ids = [
    ...new Set(spansOf(part.spans, 'name').flatMap(({ athletes: [his, hers] }) => (his && !hers ? [his.id] : []))),
  ]
  const own = ids.length > 0 ? ids : part.self === undefined ? undefined : [part.self]
  const isEach =
    /\b(each|every (athlete|guy|kid|wrestler)|per athlete|by athlete|who|whose|which (athletes?|guys?))\b/.test(words)
  const said = windowsOf(part).find(({ window }) => endsOf(window, part.today).days >= LEAST_DAYS)?.window
  return {
    kind: 'query',
    query: {
      who: own ? { ids: own } : {},
      measures: [{ metric: first, aggregate: 'correlation', with: second, ...(lag && { lag: 1 }) }],
      days: { window: said ?? USUAL },
      ...((own || isEach) && { by: ['athlete' as const] }),
      asks: 'value',
    },
  }
}
