import { counted } from '@corner/analytics/numbers/counted.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { SLEEP_HOURS_AXIS, STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import type { MetricExplanation } from '../../ui/overlay/explanation.ts'
import { periodText, type ShownPeriod } from './shown-period.ts'

const WHAT = {
  recovery: 'The recovery score of each athlete and day, in percent.',
  sleep: `Each athlete's sleep quality in percent, and the hours asleep as a dashed line, ${SLEEP_HOURS_AXIS[0]} to ${SLEEP_HOURS_AXIS[1]}: of those selected, or, where more are selected than there are colours, once pointed at: then the names have the hours beside the quality. A night stands on the day it ended.`,
  activity: `The strain of each athlete and day, ${STRAIN_AXIS[0]} to ${STRAIN_AXIS[1]}; that of today may still grow. Where more are selected than there are colours, the named ones are chosen and labelled by the last full day.`,
} as const

interface ShownLines extends ShownPeriod {
  /** Athletes with a line. */
  lines: number
  /** Athletes of the team. */
  athletes: number
}

/** A chart of the Analytics Dashboard. */
export function aboutTeamChart(name: keyof typeof WHAT, { lines, athletes, shownDays }: ShownLines): MetricExplanation {
  return {
    what: WHAT[name],
    formula: `As the device gave it; nothing is computed. A day without a value is a gap. With one athlete alone the band is their own normal range: mean ± 1 standard deviation of the ${NORMAL_RANGE_DAYS} days before the newest value.`,
    window: `${periodText({ shownDays })}.`,
    records: `${lines} of ${counted(athletes, 'athlete')} with a value in these days.`,
  }
}
