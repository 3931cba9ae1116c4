import { UNDER_OWN_HOURS } from '@corner/analytics/day-verdict/short-sleep.ts'
import { METRICS } from '@corner/analytics/metrics/metric-catalogue.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'

/** Hours under which a night, or the average of several, is short for an adult. */
export const { shortSleepBelowHours: SHORT } = PERFORMANCE_GUIDANCE

/** Hours by which an average differs from the usual: one short night alone moves that of a week by a quarter of an hour. */
export const AVERAGE_MOVED = 0.5

/** What teenagers need at least, in hours (Walsh 2021). */
const TEENAGE_NEED = 8

export interface SleepJudged {
  isEnough: boolean
  /** `under 7 h and far under the usual`. */
  standing: string
  /** For a teenager the hours would be too few. */
  isAdultsOnly: boolean
}

/** Hours as they are displayed: a night shown as 7.0 h is not under 7 h. */
const shown = (hours: number): number => roundTo(hours, METRICS.sleep_duration.decimals)

export const isUnderMark = (hours: number): boolean => shown(hours) < SHORT

/**
 * Whether hours of sleep are enough: at least 7, and not short for the athlete. A single night varies more than an average
 * does.
 * @param usual null: not known
 */
export function judgeSleep(hours: number, usual: number | null, of: 'night' | 'average'): SleepJudged {
  const under = usual === null ? 0 : roundTo(shown(usual) - shown(hours), METRICS.sleep_duration.decimals)
  const isFarUnder = under >= UNDER_OWN_HOURS
  const isUnderOwn = of === 'night' ? isFarUnder : under >= AVERAGE_MOVED
  const isShort = isUnderMark(hours)
  const isEnough = !isShort && !isUnderOwn
  const mark = isShort ? `under ${SHORT} h` : `${SHORT} h or more`
  const own = isFarUnder
    ? 'far under the usual'
    : under >= AVERAGE_MOVED
      ? 'under the usual'
      : under <= -AVERAGE_MOVED
        ? 'above the usual'
        : 'as usual'
  const joined = isShort ? (under >= AVERAGE_MOVED ? ' and ' : ', though ') : isUnderOwn ? ', but ' : ' and '
  return {
    isEnough,
    standing: usual === null ? mark : `${mark}${joined}${own}`,
    isAdultsOnly: isEnough && shown(hours) < TEENAGE_NEED,
  }
}
