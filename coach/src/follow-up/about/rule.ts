import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM } from '@corner/analytics/series/normal-range.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { sentences } from '../../answers/phrases/lists.ts'
import { writeHowCounted } from '../../answers/talk/how-counted.ts'
import { unitsOf, writeBound } from '../../wording/bounds.ts'
import { writeSize } from '../../wording/figures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'

const RULE =
  /\b(what (counts|qualifies|do you (count|consider|call|mean)|are you (counting|calling|using)|makes (it|that|somebody|someone))|(what|which)('s| is| are| was| were)? (the |your )?(cut-?offs?|thresholds?|rules?|criteri(a|on)|definition|limits?|bar)\b|cut-?offs? (did|do|are)|thresholds? (did|do|are)|how (do|did|are) you (defin\w*|decid\w*|set|draw|judg\w*|determin\w*|calculat\w*|comput\w*|work(ing)? out|figur\w*|measur\w*|count\w*)|standard deviations?|\bsds?\b|fixed number|z-?scores?|how('s| is| are) (that|this|it|those|they|normal|usual|baseline) (defined|calculated|computed|worked out|set|measured|decided))/

/**
 * The rule behind the last answer in two or three sentences: what is normal, what counts as a change, where the bands
 * are.
 */
export const ruleBehind: ReadFollowUp = ({ last, words, spans }) => {
  const isOfItself = spans.some(({ kind }) => kind === 'name' || kind === 'window')
  if (!last.isOfFigures || isOfItself || !RULE.test(words)) return undefined
  return { request: last.request, response: rulesOf(last.query) }
}

/** In words, with the product's own numbers. */
function rulesOf(query: Query): string {
  const { measures, who, against } = query
  const [measure] = measures
  if (!measure) return ''
  const conditions = (who.where ?? []).map((one) => ({ ...one, metric: one.measure.metric }))
  const tests = [...conditions, ...measures.flatMap(({ test }) => test ?? []), ...(query.days.where ?? [])]
  const isOfOwn =
    measures.some(({ aggregate }) => aggregate === 'from_own_range') ||
    tests.some(({ than }) => typeof than === 'object' && (than.of === 'own_low' || than.of === 'own_high'))
  const fixed = tests.filter(({ than }) => typeof than === 'number')
  const metrics = new Set([...measures, ...conditions].map(({ metric }) => metric))
  return sentences(
    isOfOwn && NORMAL,
    isOfOwn && metrics.has('hrv') && HRV,
    fixed.length > 0 &&
      `A fixed number: ${[...new Set(fixed.map((one) => `${labelOf(one)} ${writeBound(one, unitsOf(one.metric)).replace(/^of /, '')}`))].join(', ')}.`,
    against && 'days' in against && moveRule(measure.metric),
    !isOfOwn && fixed.length === 0 && `How it is counted: ${writeHowCounted(measure)}.`,
    metrics.has('recovery') && BANDS,
    metrics.has('sleep_duration') &&
      fixed.length === 0 &&
      `Sleep below ${PERFORMANCE_GUIDANCE.shortSleepBelowHours} h counts as short.`,
  )
}

const NORMAL = `Neither one fixed number nor the team's: **an athlete's own range**, the mean of their ${NORMAL_RANGE_DAYS} days before, plus and minus 1 standard deviation. Outside of that counts as outside of normal; it takes at least ${NORMAL_RANGE_MINIMUM} nights, and about one usual night in three lies outside, so one night alone is no alarm.`
const HRV = 'HRV is read in logarithms, as it is skewed.'
const BANDS = `Recovery is red below ${CAUTION_FROM}%, yellow from ${CAUTION_FROM} and green from ${READY_FROM}%.`

const moveRule = (metric: string): string =>
  `A difference counts as **about the same** up to ${writeSize({ metric, aggregate: 'halves' }, metricCalled(metric).steadyWithin)}; of one athlete or the team as a whole it also has to be more than their normal day-to-day swings would explain.`
