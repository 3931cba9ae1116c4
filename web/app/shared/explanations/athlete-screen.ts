import type { AthleteWeek } from '@corner/analytics/athlete-week.ts'
import { counted } from '@corner/analytics/counted.ts'
import { STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import type { MetricExplanation } from '../../ui/overlay/explanation.ts'
import { RECOVERY_SCALE } from './badges.ts'
import { periodText, type ShownPeriod } from './shown-period.ts'

const DAY_WEIGHTED = 'The average counts later days more: 1, 2, 3 and so on in order of date.'

/**
 * The four cards of an athlete's overview.
 * @param period the days as labelled on the screen
 */
export function aboutRecoveryScore({ recovery }: AthleteWeek, period: ShownPeriod): MetricExplanation {
  return {
    what: 'How ready the body is for load, in percent, as the device scores it.',
    formula: `The newest score. ${DAY_WEIGHTED}`,
    window: `${periodText(period)}.`,
    records: `${counted(recovery.data_points, 'scored recovery', 'scored recoveries')}; a night without a score is left out.`,
    scale: RECOVERY_SCALE,
  }
}

export function aboutSleepQuality({ sleep }: AthleteWeek, period: ShownPeriod): MetricExplanation {
  return {
    what: 'How much of the sleep that was needed was slept, in percent, and the hours asleep.',
    formula: `The newest night: light, deep and REM sleep together, naps apart. ${DAY_WEIGHTED}`,
    window: `${periodText(period)}.`,
    records: `${counted(sleep.data_points, 'night')}; a quality that is missing or 0 is ignored.`,
  }
}

export function aboutDailyStrain({ activity }: AthleteWeek, period: ShownPeriod): MetricExplanation {
  return {
    what: `The load on heart and circulation over a day, ${STRAIN_AXIS[0]} to ${STRAIN_AXIS[1]}, as the device scores it.`,
    formula: `The newest day's strain. ${DAY_WEIGHTED}`,
    window: `${periodText(period)}.`,
    records: `${counted(activity.data_points, 'day')} with a strain; the day that still runs may grow.`,
  }
}

export function aboutDataPoints({ recovery }: AthleteWeek, period: ShownPeriod): MetricExplanation {
  return {
    what: 'How many recoveries the averages and charts stand on.',
    formula: 'Counts the days with a recovery score.',
    window: `${periodText(period)}.`,
    records: `${recovery.data_points} of ${counted(period.shownDays.length, 'day')}.`,
  }
}
