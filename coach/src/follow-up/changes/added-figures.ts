import type { Aggregate, Measure, Query } from '@corner/contract/entities/query.ts'
import { ASKS_COUNT, NAMES_N, statisticNamed } from '../../rewrite-rules/statistic-names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid, saysMore } from '../measures-said.ts'

const ADDS =
  /^\W*((and|ok|okay|now|then|please|great|good|perfect|thanks|can you|could you|lets|let's) )*(also|add|include|plus|with|put in|throw in|tack on|append|show|give me|want|need)\b|\b(add(ed)?|include[ds]?|tack(ed)? on|alongside|next to it|as (a|another|one more) column|(another|one more) column|as well|too)\b/
const AND_STATISTIC = /^\W*(and|also|what about|how about) (the |its |their )?\w+\W*$/
const INSTEAD =
  /\b(instead|rather|not|without|replace|swap|drop|remove|only|who|which|why|text|message|note|sentence|exclud\w*|fewer)\b/
const MOST_WORDS = 12
const MOST = 8
/** Another measure keeps the aggregate of the first one, where that is a value of it. */
const KEPT: readonly Aggregate[] = ['mean', 'latest', 'median', 'min', 'max', 'deviation']

/**
 * "Add n per week", "add median", "add strain to that": one more figure in the last answer, with everything else
 * unchanged.
 */
export const addedFigures: ReadFollowUp = (said) => {
  const { last, words } = said
  const { query } = last
  const [first] = query.measures
  if (last.request.kind !== 'query' || !first || words.split(' ').length > MOST_WORDS || INSTEAD.test(words))
    return undefined
  const statistics = statisticsIn(words)
  const isOfStatistic = statistics.length > 0 && AND_STATISTIC.test(words)
  if (!(ADDS.test(words) || isOfStatistic) || saysMore(said) || first.aggregate === 'correlation') return undefined
  const metrics = measuresSaid(said)
  if (metrics.length === 0 && statistics.length === 0) return undefined
  const usual = KEPT.includes(first.aggregate) ? first.aggregate : 'mean'
  const ways = statistics.length > 0 ? statistics : [usual]
  const own = metrics.length > 0 ? metrics : [first.metric]
  const more = own.flatMap((metric) => ways.map((aggregate): Measure => ({ metric, aggregate })))
  const known = new Set(query.measures.map(keyOf))
  const added = more.filter((measure) => !known.has(keyOf(measure)))
  const measures = [...query.measures, ...added].slice(0, MOST) as Query['measures']
  if (added.length === 0) return undefined
  const isList = (query.by?.length ?? 0) > 0 && query.who.ids?.length !== 1
  const isByTime = query.by?.some((group) => group !== 'athlete')
  const shown = query.shown ?? ((isList || isByTime) && !query.against ? ('table' as const) : undefined)
  return { request: { kind: 'query', query: { ...query, measures, ...(shown && { shown }) } } }
}

const keyOf = ({ metric, aggregate }: Measure) => `${metric} ${aggregate}`

function statisticsIn(words: string): Aggregate[] {
  const named = words.split(/[^a-z]+/).flatMap((word) => (word === 'n' ? [] : (statisticNamed(word) ?? [])))
  const isCounted = ASKS_COUNT.test(words) || NAMES_N.test(words)
  return [...new Set([...named, ...(isCounted ? (['count'] as const) : [])])]
}
