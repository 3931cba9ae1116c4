import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { decimalsBeside, written, writtenSigned } from '../numbers/rounding.ts'
import type { AthleteMetrics } from './athlete-metrics.ts'

export type IssueKind =
  | 'low_recovery'
  | 'low_sleep_quality'
  | 'short_sleep'
  | 'high_strain'
  | 'recovery_falling'
  | 'hrv_falling'
  | 'few_recovery_points'
  | 'not_connected'

/** An at-risk rule that applies to an athlete, with the evidence for it. */
export interface Issue {
  kind: IssueKind
  /** One line for a card: the value, and the athlete's average if the rule compares with it. */
  text: string
  /** The rule in words, with its threshold. */
  rule: string
  /** The value that was judged; null: the rule is about missing data. */
  value: number | null
  /** The unit as written after the value: `%`, ` h`, ` ms`, or empty. */
  unit: string
  /**
   * Value and unit with enough decimals to compare with the threshold: `59.6%`, not `60%`, for the rule "below 60%". null
   * without a value.
   */
  valueText: string | null
  /** The athlete's average over the period, in the same unit; null: none, or the judged value is the average. */
  ownAverage: number | null
  /** The newest day of the values used; null without a value. */
  measuredOn: CalendarDay | null
  /** Number of records used. */
  records: number
}

/** The two rules about missing data; all others judge values. */
const ABOUT_MISSING_DATA: readonly IssueKind[] = ['few_recovery_points', 'not_connected']

/** Whether an issue is about missing data and says nothing about the athlete's state. */
export function isAboutMissingData({ kind }: Issue): boolean {
  return ABOUT_MISSING_DATA.includes(kind)
}

/**
 * The at-risk rules that apply to an athlete, in the order of docs/reference/metrics-and-rules.md#at-risk-rules; an
 * athlete is at risk if any of them applies. Compares unrounded values, and writes them with enough decimals to see on
 * which side of the threshold they are. A missing value breaks no rule about values. Sleep (hours, percent) and strain
 * are judged by the averages of the period, recovery (percent) and the trends of recovery and HRV (points, ms) by the
 * newest value, however old.
 * @param whoop_connected whether a device is linked
 * @returns empty: not at risk
 */
export function findIssues({ recovery, hrv, sleep, strain }: AthleteMetrics, whoop_connected: boolean): Issue[] {
  const { latestRecovery, averageRecovery, recoveryTrend, dataPoints: days, mornings } = recovery
  const aboutRecovery = { measuredOn: recovery.latestDate, records: days }
  const issues: Issue[] = []

  if (latestRecovery !== null && latestRecovery < AT_RISK.latestRecoveryBelow) {
    const valueText = `${beside(latestRecovery, 0, AT_RISK.latestRecoveryBelow)}%`
    issues.push({
      kind: 'low_recovery',
      text: `Latest recovery ${valueText}, period average ${written(averageRecovery ?? latestRecovery, 0)}%`,
      rule: `Latest recovery below ${AT_RISK.latestRecoveryBelow}%`,
      value: latestRecovery,
      unit: '%',
      valueText,
      ownAverage: averageRecovery,
      ...aboutRecovery,
    })
  }
  if (sleep.averageQuality !== null && sleep.averageQuality < AT_RISK.sleepQualityBelow) {
    const valueText = `${beside(sleep.averageQuality, 0, AT_RISK.sleepQualityBelow)}%`
    issues.push({
      kind: 'low_sleep_quality',
      text: `Average sleep quality ${valueText}`,
      rule: `Average sleep quality of the period below ${AT_RISK.sleepQualityBelow}%`,
      value: sleep.averageQuality,
      unit: '%',
      valueText,
      ownAverage: null,
      measuredOn: sleep.latestQualityDate,
      records: sleep.qualityPoints,
    })
  }
  if (sleep.averageDuration !== null && sleep.averageDuration < AT_RISK.sleepHoursBelow) {
    const valueText = `${beside(sleep.averageDuration, 1, AT_RISK.sleepHoursBelow)} h`
    issues.push({
      kind: 'short_sleep',
      text: `Average sleep ${valueText}`,
      rule: `Average sleep of the period below ${AT_RISK.sleepHoursBelow} h`,
      value: sleep.averageDuration,
      unit: ' h',
      valueText,
      ownAverage: null,
      measuredOn: sleep.latestDate,
      records: sleep.dataPoints,
    })
  }
  if (strain.averageStrain !== null && strain.averageStrain > AT_RISK.averageStrainAbove) {
    const valueText = beside(strain.averageStrain, 1, AT_RISK.averageStrainAbove)
    issues.push({
      kind: 'high_strain',
      text: `Average strain ${valueText}`,
      rule: `Average strain of the period above ${AT_RISK.averageStrainAbove}`,
      value: strain.averageStrain,
      unit: '',
      valueText,
      ownAverage: null,
      measuredOn: strain.latestDate,
      records: strain.workoutsCount,
    })
  }
  if (recoveryTrend !== null && recoveryTrend < AT_RISK.recoveryTrendBelow) {
    const valueText = `${besideSigned(recoveryTrend, 0, AT_RISK.recoveryTrendBelow)} points`
    issues.push({
      kind: 'recovery_falling',
      text: `Recovery ${valueText} against the period's average`,
      rule: `Latest recovery more than ${-AT_RISK.recoveryTrendBelow} points under the period's average`,
      value: recoveryTrend,
      unit: ' points',
      valueText,
      ownAverage: averageRecovery,
      ...aboutRecovery,
    })
  }
  if (hrv.hrvTrend !== null && hrv.hrvTrend < AT_RISK.hrvTrendBelow) {
    const valueText = `${besideSigned(hrv.hrvTrend, 0, AT_RISK.hrvTrendBelow)} ms`
    issues.push({
      kind: 'hrv_falling',
      text: `HRV ${valueText} against the period's average`,
      rule: `Latest HRV more than ${-AT_RISK.hrvTrendBelow} ms under the period's average`,
      value: hrv.hrvTrend,
      unit: ' ms',
      valueText,
      ownAverage: hrv.averageHRV,
      measuredOn: hrv.latestDate,
      records: hrv.dataPoints,
    })
  }
  // Where the maker scores mornings there are as many of both; where it gives no recovery, its mornings are what can come.
  if (whoop_connected && mornings < AT_RISK.recoveryPointsBelow) {
    const what = days === 0 && mornings > 0 ? 'values of the morning' : 'a recovery'
    const valueText = `${mornings} ${mornings === 1 ? 'day' : 'days'}`
    issues.push({
      kind: 'few_recovery_points',
      text: mornings === 0 ? 'No recovery in this period' : `Only ${valueText} with ${what}`,
      rule: `Fewer than ${AT_RISK.recoveryPointsBelow} days with ${what} while a device is linked`,
      value: mornings,
      unit: '',
      valueText,
      ownAverage: null,
      measuredOn: recovery.latestMorning,
      records: mornings,
    })
  }
  if (!whoop_connected)
    issues.push({
      kind: 'not_connected',
      text: 'No device linked',
      rule: 'No device linked',
      value: null,
      unit: '',
      valueText: null,
      ownAverage: null,
      ...aboutRecovery,
    })
  return issues
}

const beside = (value: number, decimals: number, threshold: number) =>
  written(value, decimalsBeside(value, decimals, [threshold]))
const besideSigned = (value: number, decimals: number, threshold: number) =>
  writtenSigned(value, decimalsBeside(value, decimals, [threshold]))
