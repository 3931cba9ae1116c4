import type { AthleteWeek } from '@corner/analytics/athlete/athlete-week.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM } from '@corner/analytics/series/normal-range.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
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
    what: RECOVERY_METRICS.recovery.explanation,
    formula: `The newest score. ${DAY_WEIGHTED}`,
    window: `${periodText(period)}.`,
    records: `${counted(recovery.data_points, 'scored recovery', 'scored recoveries')}; a night without a score is left out.`,
    scale: RECOVERY_SCALE,
  }
}

export function aboutSleepQuality({ sleep }: AthleteWeek, period: ShownPeriod): MetricExplanation {
  return {
    what: NIGHT_METRICS.sleep_quality.explanation,
    formula: `The newest night: light, deep and REM sleep together, naps apart. ${DAY_WEIGHTED}`,
    window: `${periodText(period)}.`,
    records: `${counted(sleep.data_points, 'night')}; a quality that is missing or 0 is ignored.`,
  }
}

export function aboutDailyStrain({ activity }: AthleteWeek, period: ShownPeriod): MetricExplanation {
  return {
    what: DAY_METRICS.strain.explanation,
    formula: `The newest day's strain. ${DAY_WEIGHTED}`,
    window: `${periodText(period)}.`,
    records: `${counted(activity.data_points, 'day')} with a strain; the day that still runs may grow.`,
  }
}

/** A chart of an athlete's week, with the figures over it. */
export function aboutWeekChart(of: 'recovery' | 'sleep' | 'activity', period: ShownPeriod): MetricExplanation {
  const common = { window: `${periodText(period)}.`, records: 'One value a day at most; a missing day is a gap.' }
  if (of === 'activity')
    return {
      what: "Each day's strain, and above it the newest, the average, and the hours of all workouts.",
      formula:
        'The average is the plain mean of the days that are over: the strain of today still grows, so it is an open dot without a line.',
      ...common,
    }
  return {
    what: "Each day's values, and above them the newest, each on the athlete's own normal range.",
    formula: `Own normal range: mean ± 1 standard deviation of the ${NORMAL_RANGE_DAYS} days before the newest value, from ${NORMAL_RANGE_MINIMUM} values on.`,
    ...common,
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
