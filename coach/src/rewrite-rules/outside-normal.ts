import type { Condition, Query } from '@corner/contract/entities/query.ts'
import { VITALS } from '@corner/contract/metrics/vitals.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { metricsNamed } from '../reading/spans/span.ts'

const OF_ANYBODY =
  /\b(any ?(one|body)|who|whose|which (guys?|athletes?|kids?|ones?|wrestlers?|of)|any (of|guys?|athletes?|kids?|wrestlers?)|somebody|someone)\b/
const OWN_NORMAL = /\b(normals?|usual|baselines?|own (range|band|average|norms?)|norms?|typical (range|values?))\b/
const HIGH = /\b(above|over|high(er)?|up|elevated|raised|exceed\w*|hotter|faster)\b/
const LOW = /\b(below|under|low(er)?|down|beneath|slower)\b/
const EITHER = /\b(outside|out of|off|unusual|abnormal|deviat\w+|away from|beyond)\b/
/** "The last few days" names no number. */
const VAGUE = /\b(few|couple( of)?|several|recent) (days|nights|mornings)\b|\b(lately|recently|these days)\b/
const FEW = 3
const MOST_MEASURES = 3

/**
 * "Respiratory rate and skin temp: anyone outside their normal range in the last three days" asks for those who were,
 * and on which nights, not for everybody's newest value.
 */
export const asOutsideNormal: Rewrite = (request, part) => {
  const words = typedWords(part)
  const isOfFigures = request.kind === 'query' || request.kind === 'knowledge'
  if (!isOfFigures || part.self !== undefined || !OF_ANYBODY.test(words) || !OWN_NORMAL.test(words)) return undefined
  const metrics = metricsNamed(part.spans)
  const window = windowsOf(part).find(({ window: one }) => isFewNights(one, part.today))?.window
  const isOfOthers = part.spans.some(({ kind }) => kind === 'name' || kind === 'count' || kind === 'band')
  if (metrics.length === 0 || metrics.length > MOST_MEASURES || !window || isOfOthers) return undefined
  if (/\d ?(%|percent|bpm|ms|beats|points)/.test(words)) return undefined
  const ways = waysIn(words)
  if (ways.length === 0) return undefined
  const vitals = VITALS.filter((vital) => metrics.includes(vital))
  const isWorrying = ways.every((way) => way === 'high' || metrics.join() === 'hrv') || EITHER.test(words)
  if (vitals.length === metrics.length && isWorrying)
    return {
      kind: 'overview',
      who: {},
      focus: 'status',
      day: { form: 'sick', vitals, nights: VAGUE.test(words) ? FEW : endsOf(window, part.today).days },
    }
  const where = metrics.flatMap((metric) => ways.map((way) => conditionOf(metric, way)))
  return { kind: 'query', query: queryOf(where, window) }
}

/** For one morning the day's vital signs are judged; over a long period everybody was outside once. */
const isFewNights = (window: NonNullable<Query['days']['window']>, today: string) => {
  const { days, until } = endsOf(window, today)
  return until === today && days > 1 && days <= MOST_NIGHTS
}
const MOST_NIGHTS = 7

function waysIn(words: string): ('high' | 'low')[] {
  if (EITHER.test(words)) return ['high', 'low']
  return [...(HIGH.test(words) ? (['high'] as const) : []), ...(LOW.test(words) ? (['low'] as const) : [])]
}

function conditionOf(metric: string, way: 'high' | 'low'): Condition {
  const is = way === 'high' ? 'above' : 'below'
  const of = way === 'high' ? 'own_high' : 'own_low'
  return {
    measure: { metric, aggregate: 'days', test: [{ metric, is, than: { of } }] },
    is: 'at_least',
    than: 1,
  }
}

const queryOf = (where: Condition[], window: NonNullable<Query['days']['window']>): Query => ({
  who: { where, ...(where.length > 1 && { combine: 'any' as const }) },
  measures: where.map(({ measure }) => measure),
  days: { window },
  by: ['athlete'],
  asks: 'who',
})
