import { SCORE_RANGES } from '@corner/contract/constants/recovery-bands.ts'
import { COMPLETENESS } from '@corner/contract/constants/team-scores.ts'
import { dataDays } from './athlete-metrics.ts'
import type { AthleteStatus } from './athlete-status.ts'
import { average } from './averages.ts'

/** The Team Health Score and what it is made of; percent, null where nobody has a value. */
export interface TeamHealth {
  /** 0 to 100, whole; null when nobody has a recovery or a night. */
  score: number | null
  /** Excellent, Good, Needs Attention or Critical. */
  label: string | null
  /** Mean of the athletes' latest recovery. */
  averageLatestRecovery: number | null
  /** Mean of the athletes' average sleep quality. */
  averageSleepQuality: number | null
  /** Percent of athletes with enough data days. */
  completeness: number | null
}

/** Data days that an athlete needs to count as complete: min(0.3 x days, 7) (spec 2, section 9). */
export function completeFrom(days: number): number {
  return Math.min(COMPLETENESS.share * days, COMPLETENESS.mostDays)
}

/**
 * The rounded mean of the average latest recovery, the average sleep quality and the data completeness percent (spec 2, section 9).
 * A part that nobody has a value for is left out rather than taken for 0.
 * @param days length of the period
 */
export function readTeamHealth(statuses: readonly AthleteStatus[], days: number): TeamHealth {
  const averageLatestRecovery = average(statuses.map(({ metrics }) => metrics.recovery.latestRecovery))
  const averageSleepQuality = average(statuses.map(({ metrics }) => metrics.sleep.averageQuality))
  const complete = statuses.filter(({ metrics }) => dataDays(metrics) >= completeFrom(days)).length
  const completeness = statuses.length === 0 ? null : (100 * complete) / statuses.length
  const isKnown = averageLatestRecovery !== null || averageSleepQuality !== null
  const mean = isKnown ? average([averageLatestRecovery, averageSleepQuality, completeness]) : null
  const score = mean === null ? null : Math.round(mean)
  const label = score === null ? null : scoreLabel(score)
  return { score, label, averageLatestRecovery, averageSleepQuality, completeness }
}

/** @param score whole, 0 to 100 */
export function scoreLabel(score: number): string | null {
  return SCORE_RANGES.find(({ from }) => score >= from)?.label ?? null
}
