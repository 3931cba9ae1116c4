import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { HIGH_SEVERITY_ISSUES, MEDIUM_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { findIssues, type Issue, isAboutMissingData } from './at-risk.ts'
import { type AthleteMetrics, readAthlete } from './athlete-metrics.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { type DataState, readDataState } from './data-state.ts'

export type Severity = 'high' | 'medium' | 'low'

/** How an athlete stands in a period: numbers, what is wrong with them, and whether there are any. */
export interface AthleteStatus {
  athlete: AthleteRecords
  metrics: AthleteMetrics
  /** In the order of the rules; empty: not at risk. */
  issues: readonly Issue[]
  severity: Severity
  dataState: DataState
}

/** High at 3 or more issues, medium at exactly 2, low otherwise (docs/reference/metrics-and-rules.md#severity). */
export function severityOf(issueCount: number): Severity {
  if (issueCount >= HIGH_SEVERITY_ISSUES) return 'high'
  return issueCount >= MEDIUM_SEVERITY_ISSUES ? 'medium' : 'low'
}

/** @param today the last day of the period */
export function readStatus(athlete: AthleteRecords, today: CalendarDay): AthleteStatus {
  const metrics = readAthlete(athlete)
  const issues = findIssues(metrics, athlete.whoop_connected)
  const dataState = readDataState(athlete, metrics, today)
  return { athlete, metrics, issues, severity: severityOf(issues.length), dataState }
}

/** At risk by at least one rule about values: somebody to look at, not only somebody without data. */
export function needsAttention({ issues }: AthleteStatus): boolean {
  return issues.some((issue) => !isAboutMissingData(issue))
}

/** Most issues first; of as many the lower latest recovery; then by name, so that the order is the same every time. */
export function byUrgency(a: AthleteStatus, b: AthleteStatus): number {
  return b.issues.length - a.issues.length || byLatestRecovery(a, b)
}

/** The lower latest recovery first, who has none last; then by name. */
export function byLatestRecovery(a: AthleteStatus, b: AthleteStatus): number {
  const [one, other] = [a.metrics.recovery.latestRecovery, b.metrics.recovery.latestRecovery]
  if (one === other) return byNameThenId(a.athlete, b.athlete)
  if (one === null || other === null) return one === null ? 1 : -1
  return one - other
}

/** By name, and equal names by id. */
export function byNameThenId(a: AthleteRecords, b: AthleteRecords): number {
  if (a.athlete_name !== b.athlete_name) return a.athlete_name < b.athlete_name ? -1 : 1
  return a.athlete_id < b.athlete_id ? -1 : a.athlete_id > b.athlete_id ? 1 : 0
}
