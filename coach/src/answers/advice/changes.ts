import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { INSIGHT } from '@corner/contract/constants/team-scores.ts'
import { writeValue } from '../../wording/figures.ts'
import { labelOf } from '../../wording/metrics.ts'

/** One point of advice, and the article it rests on. */
export interface AdvicePoint {
  text: string
  slug: string
}

/** An average and what it covers: `7 of 7 nights`, `18 athletes`. */
interface Average {
  value: number | null
  of: string
}

const { shortSleepBelowHours: short, strainHighFrom: high } = PERFORMANCE_GUIDANCE
const { sleepQualityBelow: low } = INSIGHT

/** Averages that call for a change (docs/reference/metrics-and-rules.md#guidance-performance-view), the most urgent first. */
const CHANGES = {
  sleep_duration: { is: `short, below ${short} h`, change: 'earlier nights first', slug: 'sleep-need' },
  strain: {
    is: `high, from ${high} on`,
    change: 'an easier day, and one after each hard one',
    slug: 'overreaching-overtraining',
  },
  sleep_quality: {
    is: `low, below ${low}%`,
    change: 'regular bedtimes, dark and cool rooms',
    slug: 'sleep-regularity',
  },
} as const
type Changing = keyof typeof CHANGES

const IS_ASKED_FOR: Record<Changing, (average: number) => boolean> = {
  // Judged by the number shown: 6.96 h is shown as 7.0 h.
  sleep_duration: (hours) => roundTo(hours, 1) < short,
  strain: (strain) => strain >= high,
  sleep_quality: (percent) => percent < low,
}

/**
 * What averages of an athlete or the team call for: `Average sleep 6.5 h (7 of 7 nights) is short, below 7 h: earlier
 * nights first`.
 */
export const changesBy = (
  metrics: readonly Changing[],
  averageOf: (metric: Changing) => Average,
): (AdvicePoint & { metric: Changing })[] =>
  metrics.flatMap((metric) => {
    const { value, of } = averageOf(metric)
    const { is, change, slug } = CHANGES[metric]
    if (value === null || !IS_ASKED_FOR[metric](value)) return []
    return [
      { metric, text: `Average ${labelOf({ metric })} ${writeValue(metric, value)} (${of}) is ${is}: ${change}`, slug },
    ]
  })
