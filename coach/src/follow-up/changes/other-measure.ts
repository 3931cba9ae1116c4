import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { isOfMorning, relationOf } from '../../reading/relation.ts'
import { spansOf } from '../../reading/spans/span.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'

const IN_PLACE = /\b(instead of|in place of|rather than|in lieu of)\b/
const SWAPPED = /\b(swap|switch|replace|exchange|trade)\b/
const SAME =
  /\b(same|again|redo|repeat|rerun|re-run|instead)\b|^\W*((and|ok|now|so) )*(what|how) about\b|^\W*(and|now|with|try|do)\b/
const MOST_WORDS = 14

/**
 * "Same thing but sleep in place of strain": one measure of the last answer is replaced, the other one kept. In a
 * correlation, a new measure replaces the one that it resembles.
 */
export const otherMeasure: ReadFollowUp = ({ last, words, spans }) => {
  const { query } = last
  const [first] = query.measures
  const isElse = spans.some(({ kind }) => ['name', 'window', 'bound', 'band', 'weekdays', 'limit'].includes(kind))
  if (last.request.kind !== 'query' || !first || isElse || words.split(' ').length > MOST_WORDS) return undefined
  const said = spansOf(spans, 'metric').toSorted((a, b) => a.from - b.from)
  const metrics = [...new Set(said.map(({ metric }) => metric))]
  const own = new Set(query.measures.flatMap(({ metric, with: second }) => [metric, ...(second ? [second] : [])]))
  const added = metrics.filter((metric) => !own.has(metric))
  const kept = metrics.filter((metric) => own.has(metric))
  const [one, more] = added
  if (one === undefined || more !== undefined) return undefined
  const isRelated = first.aggregate === 'correlation' && first.with !== undefined
  const isExchange = IN_PLACE.test(words) || SWAPPED.test(words)
  if (isExchange && kept.length === 1) return changed(query, kept[0] ?? '', one)
  if (!isRelated || !SAME.test(words) || first.with === undefined) return undefined
  // "And sleep vs recovery": a measure named again is kept.
  const stays = kept.length === 1 ? kept[0] : undefined
  const left =
    stays === undefined ? likeOf(one, first.metric, first.with) : stays === first.with ? first.metric : first.with
  return changed(query, left, one)
}

const likeOf = (added: string, one: string, other: string) => (isOfMorning(added) && isOfMorning(other) ? other : one)

function changed(query: Query, left: string, taken: string) {
  const replaced = query.measures.map((measure): Measure => {
    if (measure.aggregate === 'correlation' && measure.with) {
      const [one, other] = [measure.metric, measure.with].map((metric) => (metric === left ? taken : metric))
      return relationOf(one ?? taken, other ?? taken)
    }
    return measure.metric === left ? { ...measure, metric: taken } : measure
  }) as Query['measures']
  return { request: { kind: 'query' as const, query: { ...query, measures: replaced } } }
}
