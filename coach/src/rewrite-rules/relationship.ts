import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { relationOf } from '../reading/relation.ts'
import { spansOf } from '../reading/spans/span.ts'

const RELATION =
  /\b(relationship|relation|relat(e|es|ed)|correlat\w+|link(ed)?|connect(ion|ed)|associat\w+|track(s|ing)? with|go(es)? together|go(es)? (hand in hand|with)|tied to|depends? on|predict\w*)\b/
const OF_LITERATURE = /\b(research|literature|studies|study|evidence|science|in general|generally)\b/
const LEAST_DAYS = 14
const USUAL = { last: 90 }

/** "Is there a relationship between bedtime and next-day recovery" asks how two measures correlate, in that order. */
export const asRelationship: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (!RELATION.test(words) || (OF_LITERATURE.test(words) && request.kind === 'knowledge')) return undefined
  if (request.kind !== 'query' && request.kind !== 'knowledge' && request.kind !== 'why') return undefined
  const named = spansOf(part.spans, 'metric').toSorted((a, b) => a.from - b.from)
  const metrics = [...new Set(named.map(({ metric }) => metric))].filter((metric) => metric !== 'any_record')
  const [one, other] = [metrics[0], metrics[1]]
  if (!one || !other || metrics.length > 2) return undefined
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
      measures: [relationOf(one, other)],
      days: { window: said ?? USUAL },
      ...((own || isEach) && { by: ['athlete' as const] }),
      asks: 'value',
    },
  }
}
