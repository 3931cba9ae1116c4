import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { RECENT_ALERTS } from '@corner/contract/constants/at-risk.ts'
import { RECOVERY_TREND, SLEEP_TREND, STRAIN_TREND } from '@corner/contract/constants/team-trends.ts'
import { dataDays } from '../athlete/athlete-metrics.ts'
import type { AthleteRecords } from '../athlete/athlete-records.ts'
import {
  type AthleteStatus,
  byLatestRecovery,
  byUrgency,
  needsAttention,
  readStatus,
} from '../athlete/athlete-status.ts'
import { isStale } from '../athlete/data-state.ts'
import { countLinks, type LinkCounts } from '../athlete/link-state.ts'
import { mostCommonProvider, ofOneProvider } from '../athlete/one-provider.ts'
import { readRecovery } from '../bands/recovery-bands.ts'
import { isFinished } from '../days/finished-day.ts'
import { isMeasured } from '../numbers/measured.ts'
import { type AtRiskCount, countAtRisk } from './at-risk-count.ts'
import { type DataQualityIssue, findDataQualityIssues } from './data-quality.ts'
import { percentOf, readTeamHealth, type TeamHealth } from './team-health.ts'
import { readTeamTrend, type TeamTrend } from './team-trend.ts'
import { findTopPerformers } from './top-performers.ts'
import { hasNoRecovery, readWithoutRecovery, type WithoutRecovery } from './without-recovery.ts'

/** All numbers of the Team Overview tab (docs/reference/coach-dashboard.md#team-overview-tab). */
export interface TeamOverview {
  /** The last day of the period. */
  today: CalendarDay
  /** In the order of the given athletes. */
  statuses: readonly AthleteStatus[]
  links: LinkCounts
  /** Athletes with any value in the period. */
  withData: number
  /** Percent of athletes with any value, unrounded; null for a team without athletes. */
  dataCoverage: number | null
  health: TeamHealth
  /** The maker whose recoveries are compared: the most common among those who have one; null: nobody has. */
  comparedProvider: string | null
  /** Athletes with scores of another maker than that: excluded from the health score's averages and the trends. */
  ofOtherProvider: number
  /** Athletes whose maker gives no recovery: they are judged by their own range. */
  withoutRecovery: readonly WithoutRecovery[]
  /** Athletes with a recovery in the period, the base of "In the Red". */
  withRecovery: number
  /**
   * Number of those recoveries that are older than yesterday: they count as latest, and texts about their mean mention
   * it.
   */
  staleRecoveries: number
  /**
   * Athletes whose latest recovery is in the red band (docs/reference/metrics-and-rules.md#recovery-bands), lowest first.
   * The at-risk rule differs: below 33.
   */
  inTheRed: readonly AthleteStatus[]
  /** How many are at risk, by values and by missing data. */
  atRisk: AtRiskCount
  /** At risk by a rule about values, most urgent first: as many as `atRisk.byValues`. */
  attention: readonly AthleteStatus[]
  /** The first three of those with high severity (docs/reference/metrics-and-rules.md#severity). */
  recentAlerts: readonly AthleteStatus[]
  topPerformers: readonly AthleteStatus[]
  dataQuality: readonly DataQualityIssue[]
  trends: { recovery: TeamTrend; sleep: TeamTrend; strain: TeamTrend }
}

/**
 * Computes the overview of a team. "Latest" is the newest value of the period, however old; each athlete's `dataState`
 * and dates tell its age.
 * @param athletes the team's, with their records of the period
 * @param days length of the period
 * @param today its last day
 * @param runningDay the day that is not over yet, where the period ends before it
 */
export function readTeam(
  athletes: readonly AthleteRecords[],
  days: number,
  today: CalendarDay,
  runningDay: CalendarDay = today,
): TeamOverview {
  const statuses = athletes.map((athlete) => readStatus(athlete, today))
  const withData = statuses.filter(({ metrics }) => dataDays(metrics) > 0).length
  const hasRecovery = ({ metrics }: AthleteStatus) => metrics.recovery.latestRecovery !== null
  const compared = mostCommonProvider(
    statuses.map((status) => ({ provider: status.athlete.provider, status })),
    ({ status }) => hasRecovery(status),
  )
  const attention = statuses.filter(needsAttention).sort(byUrgency)
  return {
    today,
    statuses,
    links: countLinks(athletes),
    withData,
    dataCoverage: percentOf(withData, athletes.length),
    health: readTeamHealth(statuses, days),
    comparedProvider: statuses.some(hasRecovery) ? compared : null,
    ofOtherProvider: statuses.filter(
      (status) => ![null, compared].includes(status.athlete.provider) && !hasNoRecovery(status),
    ).length,
    withoutRecovery: readWithoutRecovery(statuses),
    withRecovery: statuses.filter(hasRecovery).length,
    staleRecoveries: statuses.filter(({ metrics }) => isStale(metrics.recovery.latestDate, today)).length,
    inTheRed: statuses.filter(isInTheRed).sort(byLatestRecovery),
    atRisk: countAtRisk(statuses),
    attention,
    recentAlerts: attention.filter(({ severity }) => severity === 'high').slice(0, RECENT_ALERTS),
    topPerformers: findTopPerformers(statuses, days),
    dataQuality: findDataQualityIssues(statuses),
    trends: readTrends(statuses, runningDay),
  }
}

function readTrends(statuses: readonly AthleteStatus[], runningDay: CalendarDay): TeamOverview['trends'] {
  const withScore = (readValue: (metrics: AthleteStatus['metrics']) => number | null) =>
    ofOneProvider(
      statuses.map(({ athlete, metrics }) => ({ ...athlete, hasScore: readValue(metrics) !== null })),
      ({ hasScore }) => hasScore,
    )
  return {
    recovery: readTeamTrend(
      withScore(({ recovery }) => recovery.latestRecovery),
      ({ recovery_data }) => recovery_data,
      ({ recovery_score }) => recovery_score,
      RECOVERY_TREND,
    ),
    sleep: readTeamTrend(
      withScore(({ sleep }) => sleep.averageQuality),
      ({ sleep_data }) => sleep_data,
      // A night without a duration does not count as sleep (docs/reference/metrics-and-rules.md#athlete-metrics).
      (night) => (isMeasured(night.total_duration_hours) ? night.sleep_quality_score : null),
      SLEEP_TREND,
    ),
    strain: readTeamTrend(
      withScore(({ strain }) => strain.latestStrain),
      ({ activity_data }) => activity_data,
      // A day's strain grows until the day is over: today's would lower every trend until the evening.
      ({ date, strain_score }) => (isFinished(date, runningDay) ? strain_score : null),
      STRAIN_TREND,
    ),
  }
}

/** The red band (docs/reference/metrics-and-rules.md#recovery-bands). Without a recovery nobody is in the red. */
function isInTheRed({ metrics }: AthleteStatus): boolean {
  return readRecovery(metrics.recovery.latestRecovery) === 'red'
}
