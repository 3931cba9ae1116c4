import type { Measure } from '@corner/contract/entities/query.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { idsNamed, spansOf } from '../reading/spans/span.ts'

const TABLE = /\b(table|spreadsheet|grid|columns?|chart)\b/
/** "7-day HRV", "30 day average strain", and "his 30-day" after it. */
const AVERAGED =
  /\b(\d{1,3})[ -]?days? (?:rolling |running |trailing )?(?:average |avg |mean |median )?(?:of |for )?(?=([a-z]+)?)/g
const MOST_DAYS = 120

/** "A table with today's recovery, last night's sleep, 7-day HRV vs his 30-day": each column has days of its own. */
export const asSeveralDays: Rewrite = (request, part) => {
  const words = typedWords(part)
  const metrics = spansOf(part.spans, 'metric')
    .filter(({ until }) => !/^(tag|tags|label|labels|group|groups)$/.test(part.tokens[until]?.text ?? ''))
    .toSorted((a, b) => a.from - b.from)
  if (request.kind !== 'query' && request.kind !== 'overview' && request.kind !== 'draft') return undefined
  if (!TABLE.test(words) || part.self !== undefined || metrics.length === 0) return undefined
  const lengths = [...words.matchAll(AVERAGED)]
    .map(([, days]) => Number(days))
    .filter((days) => days > 1 && days <= MOST_DAYS)
  const names = [...new Set(metrics.map(({ metric }) => metric))].slice(0, 5)
  if (lengths.length === 0 || names.length < 2) return undefined
  const averaged = averagedIn(part)
  if (averaged.size === 0) return undefined
  const measures = names.flatMap((metric): Measure[] => {
    const days = averaged.get(metric)
    return days
      ? days.map((last) => ({ metric, aggregate: 'mean', days: { window: { last } } }))
      : [{ metric, aggregate: 'latest' }]
  })
  const ids = idsNamed(part.spans)
  return {
    kind: 'query',
    query: {
      who: ids.length > 0 ? { ids } : {},
      measures: measures.slice(0, 8),
      days: {},
      by: ['athlete'],
      asks: 'value',
      shown: 'table',
    },
  }
}

/** The averaged metrics with their days: the number before a metric, and a second one that it is compared with. */
function averagedIn({ tokens, spans }: Parameters<Rewrite>[1]): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>()
  const metrics = spansOf(spans, 'metric').toSorted((a, b) => a.from - b.from)
  tokens.forEach(({ value, raw }, at) => {
    const next = tokens[at + 1]?.text ?? ''
    if (value === undefined || !/^\d+$/.test(raw) || value < 2 || value > MOST_DAYS || !/^(day|days|d)$/.test(next))
      return
    const behind = metrics.find(({ from }) => from >= at + 2 && from - at <= REACH && !isHeld(at))
    const before = metrics.findLast(({ until }) => until <= at)
    const metric = (behind ?? before)?.metric
    if (metric) found.set(metric, [...(found.get(metric) ?? []), value])
  })
  return found

  /** "HRV vs his 30-day" belongs to the measure before it. */
  function isHeld(at: number): boolean {
    return tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(vs|versus|against|to|over)$/.test(text))
  }
}
const REACH = 5
