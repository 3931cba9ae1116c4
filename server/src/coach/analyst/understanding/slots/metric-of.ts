import { METRICS, type MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { AmountUnit } from './amounts.ts'
import type { MetricMention } from './drafts.ts'
import { type Said, sameSentence } from './said.ts'

const UNIT_METRIC: Record<AmountUnit, MetricName> = {
  '%': 'recovery',
  h: 'sleep_duration',
  ms: 'hrv',
  bpm: 'resting_heart_rate',
}
const HOURS_OF_DAY = 24

/** The metric that a number is of: the nearest one named before it, else behind it, whose unit fits; else what the unit says. */
export function metricFor(
  said: Said,
  at: number,
  unit: AmountUnit | undefined,
  value?: number,
  behind?: number,
): { metric?: MetricName } {
  const here = said.metrics.filter(({ from }) => sameSentence(said, from, at))
  const nearest = [...here.filter(({ from }) => from <= at).reverse(), ...here.filter(({ from }) => from > at)]
  const fits = ({ metric }: MetricMention) =>
    unit === undefined ? fitsValue(metric, value) : METRICS[metric].unit === unit
  // "Above 15 strain".
  const directly = here.find((mention) => mention.from === behind && fits(mention))
  const found = directly ?? nearest.find(fits)
  if (found) return { metric: found.metric }
  const [first] = nearest
  // "Who slept under 80 percent" is of a score, not of hours.
  if (first?.metric === 'sleep_duration' && (unit === '%' || !fitsValue('sleep_duration', value)))
    return { metric: 'sleep_quality' }
  if (unit !== undefined) return { metric: UNIT_METRIC[unit] }
  return first ? { metric: first.metric } : {}
}

const fitsValue = (metric: MetricName, value: number | undefined) =>
  value === undefined || metric !== 'sleep_duration' || Math.abs(value) <= HOURS_OF_DAY
