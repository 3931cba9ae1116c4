import { SCORE_RANGES } from '@corner/contract/constants/recovery-bands.ts'
import { COMPLETENESS } from '@corner/contract/constants/team-scores.ts'
import { dataDays } from '../athlete/athlete-metrics.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { ofOneProvider } from '../athlete/one-provider.ts'
import { average, present } from '../numbers/averages.ts'
import { decimal, roundTo } from '../numbers/rounding.ts'

export type ScoreLabel = (typeof SCORE_RANGES)[number]['label']

/** The Team Health Score and its parts, in percent; null if nobody has a value. */
export interface TeamHealth {
  /** 0 to 100, rounded; null if nobody has a recovery or a night. */
  score: number | null
  /** Excellent, Good, Needs Attention or Critical. */
  label: ScoreLabel | null
  /** Mean of the athletes' latest recovery, however old. */
  averageLatestRecovery: number | null
  /** Number of athletes in that mean. */
  recoveryAthletes: number
  /** Mean of the athletes' average sleep quality. */
  averageSleepQuality: number | null
  /** Number of athletes in that mean. */
  sleepAthletes: number
  /** Percent of athletes with enough days of data. */
  completeness: number | null
  /** Number of athletes with enough days of data. */
  completeAthletes: number
}

/**
 * Days of data that an athlete needs to be complete: min(0.3 x days, 7)
 * (docs/reference/metrics-and-rules.md#data-completeness).
 */
export function completeFrom(days: number): number {
  return decimal(Math.min(COMPLETENESS.share * days, COMPLETENESS.mostDays))
}

/**
 * The Team Health Score: the rounded mean of average latest recovery, average sleep quality and data completeness, all in
 * percent (docs/reference/metrics-and-rules.md#team-health, docs/reference/sports-science.md#f12). A part without any
 * value is left out rather than counted as 0. Both averages are over athletes of one provider.
 * @param days length of the period
 */
export function readTeamHealth(statuses: readonly AthleteStatus[], days: number): TeamHealth {
  const recoveries = comparable(statuses, ({ recovery }) => recovery.latestRecovery)
  const qualities = comparable(statuses, ({ sleep }) => sleep.averageQuality)
  const [averageLatestRecovery, averageSleepQuality] = [average(recoveries), average(qualities)]
  const completeAthletes = statuses.filter(({ metrics }) => dataDays(metrics) >= completeFrom(days)).length
  const completeness = percentOf(completeAthletes, statuses.length)
  const isKnown = averageLatestRecovery !== null || averageSleepQuality !== null
  const mean = isKnown ? average([averageLatestRecovery, averageSleepQuality, completeness]) : null
  const score = mean === null ? null : roundTo(mean, 0)
  return {
    score,
    label: score === null ? null : scoreLabel(score),
    averageLatestRecovery,
    recoveryAthletes: recoveries.length,
    averageSleepQuality,
    sleepAthletes: qualities.length,
    completeness,
    completeAthletes,
  }
}

/** The values of one provider's athletes. Summing in order of size makes the result independent of the order of the athletes. */
function comparable(
  statuses: readonly AthleteStatus[],
  readValue: (metrics: AthleteStatus['metrics']) => number | null,
): number[] {
  const valued = statuses.map(({ athlete: { provider }, metrics }) => ({ provider, value: readValue(metrics) }))
  const alike = ofOneProvider(valued, ({ value }) => value !== null)
  return present(alike.map(({ value }) => value)).sort((a, b) => a - b)
}

/** `some` of `all` in percent, unrounded; null if `all` is 0. */
export function percentOf(some: number, all: number): number | null {
  return all === 0 ? null : decimal((100 * some) / all)
}

/** @param score rounded, 0 to 100 */
export function scoreLabel(score: number): ScoreLabel | null {
  return SCORE_RANGES.find(({ from }) => score >= from)?.label ?? null
}
