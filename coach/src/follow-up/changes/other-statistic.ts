import type { Aggregate, Measure, Query } from '@corner/contract/entities/query.ts'
import { WEEK } from '../../reading/period-comparisons/windows.ts'
import { spansOf } from '../../reading/spans/span.ts'
import { statisticNamed } from '../../rewrite-rules/statistic-names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'

/** "I wanted average", "give me the median instead", "average, not latest". */
const WANTED =
  /\b(?:want(?:ed)?|meant|mean|need(?:ed)?|asked for|should be|use|make (?:it|that|them)|do|give me|show(?: me)?|as|by|be) (?:it |them |that )?(?:to be )?(?:the |an? |as |by |in )*(?:weekly |7[- ]day |seven[- ]day |week's |daily )?([a-z]+)\b/g
const PLAINLY =
  /^\W*(?:no,? |ok |sorry,? |but )*(?:the )?([a-z]+)(?: (?:instead|please|pls|then))?\W*(?:$|,? ?not (?:the )?(?:latest|newest|today|average|mean))/
const VALUES: readonly Aggregate[] = ['latest', 'mean', 'median', 'min', 'max', 'sum', 'weighted_mean']
const MOST_WORDS = 14

/** "It says latest but I wanted average": the same figures with the aggregate asked for. */
export const otherStatistic: ReadFollowUp = ({ last, words, spans }) => {
  const { query } = last
  const isElse = spans.some(({ kind }) => ['name', 'bound', 'band', 'weekdays', 'limit'].includes(kind))
  if (last.request.kind !== 'query' || isElse || words.split(' ').length > MOST_WORDS) return undefined
  const asked = [...words.matchAll(WANTED)].flatMap(([, word = '']) => statisticNamed(word) ?? [])
  const plain = statisticNamed(PLAINLY.exec(words)?.[1] ?? '')
  const aggregate = asked.at(-1) ?? plain
  if (aggregate === undefined || aggregate === 'count' || aggregate === 'range') return undefined
  const own = new Set(query.measures.map(({ metric }) => metric))
  if (measuresSaid({ spans, words }).some((metric) => !own.has(metric))) return undefined
  const isChanged = query.measures.some((one) => VALUES.includes(one.aggregate) && one.aggregate !== aggregate)
  if (!isChanged) return undefined
  const changed = query.measures.map((one): Measure => (VALUES.includes(one.aggregate) ? { ...one, aggregate } : one))
  const measures = [...new Map(changed.map((one) => [JSON.stringify(one), one])).values()] as Query['measures']
  const [window] = spansOf(spans, 'window').filter(({ isOneDay }) => !isOneDay)
  const days = window ? { ...query.days, window: window.window } : withDays(query)
  return { request: { kind: 'query', query: { ...query, measures, days } } }
}

/** An average of one day is meaningless: a week is meant. */
const withDays = ({ days }: Query): Query['days'] =>
  days.window === undefined || 'day' in days.window ? { ...days, window: { last: WEEK } } : days
