import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { HIGH_SEVERITY_ISSUES, MEDIUM_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { findIssues, type Issue, isAboutMissingData } from './at-risk.ts'
import { type AthleteMetrics, readAthlete } from './athlete-metrics.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { type DataState, readDataState } from './data-state.ts'

export type Severity = 'high' | 'medium' | 'low'

/** The state of an athlete in a period: metrics, issues and whether the data is fresh. */
export interface AthleteStatus {
  athlete: AthleteRecords
  metrics: AthleteMetrics
  /** In the order of the rules; empty: not at risk. */
  issues: readonly Issue[]
  severity: Severity
  dataState: DataState
}

/** Severity by number of issues: high from 3, medium at 2, otherwise low (docs/reference/metrics-and-rules.md#severity). */
export function severityOf(issueCount: number): Severity {
  if (issueCount >= HIGH_SEVERITY_ISSUES) return 'high'
  return issueCount >= MEDIUM_SEVERITY_ISSUES ? 'medium' : 'low'
}

/**
 * Computes metrics, issues and data state.
 * @param today the last day of the period
 */
export function readStatus(athlete: AthleteRecords, today: CalendarDay): AthleteStatus {
  const metrics = readAthlete(athlete, today)
  const issues = findIssues(metrics, athlete.whoop_connected)
  const dataState = readDataState(athlete, metrics, today)
  return { athlete, metrics, issues, severity: severityOf(issues.length), dataState }
}

/** Whether a rule about values applies: the athlete needs attention, not only data. */
export function needsAttention({ issues }: Pick<AthleteStatus, 'issues'>): boolean {
  return issues.some((issue) => !isAboutMissingData(issue))
}

/** Sort order: most issues first, then the lowest latest recovery, then the name, so that the order is stable. */
export function byUrgency(a: AthleteStatus, b: AthleteStatus): number {
  return b.issues.length - a.issues.length || byLatestRecovery(a, b)
}

/** Sort order: the lowest latest recovery first, athletes without one last, then the name. */
export function byLatestRecovery(a: AthleteStatus, b: AthleteStatus): number {
  const [one, other] = [a.metrics.recovery.latestRecovery, b.metrics.recovery.latestRecovery]
  if (one === other) return byNameThenId(a.athlete, b.athlete)
  if (one === null || other === null) return one === null ? 1 : -1
  return one - other
}

/** Sort order: by name, equal names by id. */
export function byNameThenId(a: AthleteRecords, b: AthleteRecords): number {
  if (a.athlete_name !== b.athlete_name) return a.athlete_name < b.athlete_name ? -1 : 1
  return a.athlete_id < b.athlete_id ? -1 : a.athlete_id > b.athlete_id ? 1 : 0
}
