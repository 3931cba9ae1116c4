import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import type { AthleteMetrics } from './athlete-metrics.ts'
import { written, writtenSigned } from './rounding.ts'

export type IssueKind =
  | 'low_recovery'
  | 'low_sleep_quality'
  | 'short_sleep'
  | 'high_strain'
  | 'recovery_falling'
  | 'hrv_falling'
  | 'few_recovery_points'
  | 'not_connected'

/** One at-risk rule that applies to an athlete, with all that is needed to trust it. */
export interface Issue {
  kind: IssueKind
  /** One line for a card: the value, and the own average where the rule has another one. */
  text: string
  /** The rule in words, with its threshold. */
  rule: string
  /** The value that was judged; null: the rule is about there being none. */
  value: number | null
  /** As it stands behind the value: `%`, ` h`, ` ms`, or nothing. */
  unit: string
  /** The athlete's own average over the period, in the same unit; null: none, or the judged value is it. */
  ownAverage: number | null
  /** The newest day that went into the value; null without one. */
  measuredOn: CalendarDay | null
  /** How many records went in. */
  records: number
}

/** The two rules about missing data; all others are about values. */
const ABOUT_MISSING_DATA: readonly IssueKind[] = ['few_recovery_points', 'not_connected']

/** Whether an issue says that data is missing, and nothing about the athlete's state. */
export function isAboutMissingData({ kind }: Issue): boolean {
  return ABOUT_MISSING_DATA.includes(kind)
}

/**
 * The at-risk rules that apply to an athlete, in the order of spec 2, section 9; any one makes them at risk. Values are compared
 * unrounded, and a missing value breaks no rule about values. Sleep is judged by the period's averages.
 */
export function findIssues({ recovery, hrv, sleep, strain }: AthleteMetrics, whoop_connected: boolean): Issue[] {
  const issues: Issue[] = []
  const add = (applies: boolean, issue: () => Issue) => {
    if (applies) issues.push(issue())
  }
  const { latestRecovery, averageRecovery, recoveryTrend } = recovery
  const aboutRecovery = { measuredOn: recovery.latestDate, records: recovery.dataPoints }
  const aboutSleep = { ownAverage: null, measuredOn: sleep.latestDate, records: sleep.dataPoints }

  add(latestRecovery !== null && latestRecovery < AT_RISK.latestRecoveryBelow, () => ({
    kind: 'low_recovery',
    text: `Latest recovery ${shown(latestRecovery, 0)} %, own average ${shown(averageRecovery, 0)} %`,
    rule: `Latest recovery below ${AT_RISK.latestRecoveryBelow} %`,
    ...{ value: latestRecovery, unit: '%', ownAverage: averageRecovery, ...aboutRecovery },
  }))
  add(sleep.averageQuality !== null && sleep.averageQuality < AT_RISK.sleepQualityBelow, () => ({
    kind: 'low_sleep_quality',
    text: `Average sleep quality ${shown(sleep.averageQuality, 0)} %`,
    rule: `Average sleep quality below ${AT_RISK.sleepQualityBelow} %`,
    ...{ value: sleep.averageQuality, unit: '%', ...aboutSleep },
  }))
  add(sleep.averageDuration !== null && sleep.averageDuration < AT_RISK.sleepHoursBelow, () => ({
    kind: 'short_sleep',
    text: `Average sleep ${shown(sleep.averageDuration, 1)} h`,
    rule: `Average sleep below ${AT_RISK.sleepHoursBelow} h`,
    ...{ value: sleep.averageDuration, unit: ' h', ...aboutSleep },
  }))
  add(strain.averageStrain !== null && strain.averageStrain > AT_RISK.averageStrainAbove, () => ({
    kind: 'high_strain',
    text: `Average strain ${shown(strain.averageStrain, 1)}`,
    rule: `Average strain above ${AT_RISK.averageStrainAbove}`,
    ...{ value: strain.averageStrain, unit: '', ownAverage: null },
    ...{ measuredOn: strain.latestDate, records: strain.workoutsCount },
  }))
  add(recoveryTrend !== null && recoveryTrend < AT_RISK.recoveryTrendBelow, () => ({
    kind: 'recovery_falling',
    text: `Recovery ${shownSigned(recoveryTrend, 0)} points against own average`,
    rule: `Latest recovery more than ${-AT_RISK.recoveryTrendBelow} points under the own average`,
    ...{ value: recoveryTrend, unit: ' points', ownAverage: averageRecovery, ...aboutRecovery },
  }))
  add(hrv.hrvTrend !== null && hrv.hrvTrend < AT_RISK.hrvTrendBelow, () => ({
    kind: 'hrv_falling',
    text: `HRV ${shownSigned(hrv.hrvTrend, 0)} ms against own average`,
    rule: `Latest HRV more than ${-AT_RISK.hrvTrendBelow} ms under the own average`,
    ...{ value: hrv.hrvTrend, unit: ' ms', ownAverage: hrv.averageHRV },
    ...{ measuredOn: hrv.latestDate, records: hrv.dataPoints },
  }))
  add(whoop_connected && recovery.dataPoints < AT_RISK.recoveryPointsBelow, () => ({
    kind: 'few_recovery_points',
    text: recovery.dataPoints === 1 ? 'Only 1 day with a recovery' : `Only ${recovery.dataPoints} days with a recovery`,
    rule: `Fewer than ${AT_RISK.recoveryPointsBelow} days with a recovery while a device is linked`,
    ...{ value: recovery.dataPoints, unit: '', ownAverage: null, ...aboutRecovery },
  }))
  add(!whoop_connected, () => ({
    kind: 'not_connected',
    text: 'No device linked',
    rule: 'No device linked',
    ...{ value: null, unit: '', ownAverage: null, measuredOn: recovery.latestDate, records: recovery.dataPoints },
  }))
  return issues
}

const shown = (value: number | null, decimals: number) => (value === null ? '–' : written(value, decimals))
const shownSigned = (value: number | null, decimals: number) => (value === null ? '–' : writtenSigned(value, decimals))
