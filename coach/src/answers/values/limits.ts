import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { metricCalled } from '../../wording/metrics.ts'
import { BANDS, inBand } from './bands.ts'

/** What can be compared with single days: an average, a median, an extreme; no count and no change. */
export const isLevel = ({ aggregate }: Measure): boolean =>
  ['latest', 'mean', 'weighted_mean', 'median', 'min', 'max'].includes(aggregate)

/** `in the red (recovery below 34%)`, `short, below 7 h`; undefined: the product has no fixed limit for it. */
export function writeLimit({ metric, aggregate }: Measure, value: number): string | undefined {
  if (!isLevel({ metric, aggregate })) return undefined
  const band = metric === 'recovery' && BANDS.find((one) => one.band === readRecovery(value))
  if (band) return inBand(band)
  const { shortSleepBelowHours: short } = PERFORMANCE_GUIDANCE
  if (metric === 'sleep_duration') return value < short ? `short, below ${short} h` : `not short (${short} h or more)`
  return undefined
}

/** What a value on one side of the usual means for an athlete. */
export function wordOf(metric: string, side: 'below' | 'within' | 'above'): string {
  if (side === 'within') return 'as usual'
  const { better } = metricCalled(metric)
  if (better === null)
    return `${side === 'above' ? 'higher' : 'lower'} than their own usual, neither good nor bad by itself`
  return `${(side === 'above') === (better === 'higher') ? 'better' : 'worse'} than their own usual`
}

/** Differences too small to be a change for the metric count as unchanged. */
export function sideOf(metric: string, difference: number): 'below' | 'within' | 'above' {
  if (Math.abs(difference) <= metricCalled(metric).steadyWithin) return 'within'
  return difference < 0 ? 'below' : 'above'
}
