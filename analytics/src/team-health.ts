import { SCORE_RANGES } from '@corner/contract/constants/recovery-bands.ts'
import { COMPLETENESS } from '@corner/contract/constants/team-scores.ts'
import { dataDays } from './athlete-metrics.ts'
import type { AthleteStatus } from './athlete-status.ts'
import { average, present } from './averages.ts'
import { ofOneProvider } from './one-provider.ts'
import { decimal, roundTo } from './rounding.ts'

export type ScoreLabel = (typeof SCORE_RANGES)[number]['label']

/** The Team Health Score and what it is made of; percent, null where nobody has a value. */
export interface TeamHealth {
  /** 0 to 100, whole; null when nobody has a recovery or a night. */
  score: number | null
  /** Excellent, Good, Needs Attention or Critical. */
  label: ScoreLabel | null
  /** Mean of the athletes' latest recovery, whatever its age. */
  averageLatestRecovery: number | null
  /** How many athletes that is the mean of. */
  recoveryAthletes: number
  /** Mean of the athletes' average sleep quality. */
  averageSleepQuality: number | null
  /** How many athletes that is the mean of. */
  sleepAthletes: number
  /** Percent of athletes with enough data days. */
  completeness: number | null
  /** How many athletes have them. */
  completeAthletes: number
}

/**
 * Data days that an athlete needs to count as complete: min(0.3 x days, 7) (docs/reference/metrics-and-rules.md#data-completeness).
 */
export function completeFrom(days: number): number {
  return decimal(Math.min(COMPLETENESS.share * days, COMPLETENESS.mostDays))
}

/**
 * The rounded mean of the average latest recovery, the average sleep quality and the data completeness percent
 * (docs/reference/metrics-and-rules.md#team-health, docs/reference/sports-science.md#f12). A part that nobody has a value for is
 * left out rather than taken for 0. Both averages are over athletes of one provider.
 * @param days length of the period
 */
export function readTeamHealth(statuses: readonly AthleteStatus[], days: number): TeamHealth {
  const alike = new Set(ofOneProvider(statuses.map(({ athlete }) => athlete)))
  const compared = statuses.filter(({ athlete }) => alike.has(athlete)).map(({ metrics }) => metrics)
  const recoveries = bySize(compared.map(({ recovery }) => recovery.latestRecovery))
  const qualities = bySize(compared.map(({ sleep }) => sleep.averageQuality))
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

/** Added up in order of size a mean is the same to the last digit, whatever the order of the athletes. */
const bySize = (values: readonly (number | null)[]) => present(values).sort((a, b) => a - b)

/** Percent, not rounded to draw; null of nobody. */
export function percentOf(some: number, all: number): number | null {
  return all === 0 ? null : decimal((100 * some) / all)
}

/** @param score whole, 0 to 100 */
export function scoreLabel(score: number): ScoreLabel | null {
  return SCORE_RANGES.find(({ from }) => score >= from)?.label ?? null
}
