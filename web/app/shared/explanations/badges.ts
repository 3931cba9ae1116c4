import type { AthleteStatus, Severity } from '@corner/analytics/athlete/athlete-status.ts'
import { STALE_FROM_DAYS } from '@corner/analytics/athlete/data-state.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { HIGH_SEVERITY_ISSUES, MEDIUM_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { State } from '../../ui/badges/state-badge.tsx'
import type { MetricExplanation } from '../../ui/overlay/explanation.ts'
import { ageText, lastDay, periodText, type ShownPeriod } from './shown-period.ts'

/** The meaning of recovery colours. */
export const RECOVERY_SCALE = [
  { range: `${READY_FROM}-100%`, label: 'Blue, a dot: ready' },
  { range: `${CAUTION_FROM}-${READY_FROM - 1}%`, label: 'Yellow, a triangle: caution' },
  { range: `0-${CAUTION_FROM - 1}%`, label: 'Red, a square: in the red' },
] as const

/** What a row of seven marks is; the scale says what each of them means. */
export const WEEK_MARKS =
  'The marks beside a name: the recovery of the last 7 days, oldest first; a dash is a day without a score.'

/** Shape and word of each severity. */
export const SEVERITY_BADGES: Record<Severity, { state: State; word: string }> = {
  high: { state: 'red', word: 'High' },
  medium: { state: 'caution', word: 'Medium' },
  low: { state: 'none', word: 'Low' },
}

/** The badge High, Medium or Low of an athlete. */
export function aboutSeverity({ issues }: AthleteStatus, period: ShownPeriod): MetricExplanation {
  return {
    what: 'How many at-risk rules apply to this athlete.',
    formula: `Counts the issues: ${counted(issues.length, 'issue')} now. Each issue says its own rule.`,
    window: `${periodText(period)}.`,
    records: "This athlete's recovery, sleep and strain records of the period.",
    scale: [
      { range: `${HIGH_SEVERITY_ISSUES} or more`, label: SEVERITY_BADGES.high.word },
      { range: `${MEDIUM_SEVERITY_ISSUES}`, label: SEVERITY_BADGES.medium.word },
      { range: `0-${MEDIUM_SEVERITY_ISSUES - 1}`, label: SEVERITY_BADGES.low.word },
    ],
  }
}

/** The badge of a recovery's band. */
export function aboutRecoveryBand({ metrics }: AthleteStatus, period: ShownPeriod): MetricExplanation {
  return {
    what: 'The band of the latest recovery.',
    formula: `The newest recovery score that the device gave, as it is. Its blue band begins at ${READY_FROM}%, the word Go at ${PERFORMANCE_GUIDANCE.recoveryHighFrom}%: at ${PERFORMANCE_GUIDANCE.recoveryHighFrom}% both are right.`,
    window: `${periodText(period)}; the newest is ${ageText(metrics.recovery.latestDate, lastDay(period))}.`,
    records: `${counted(metrics.recovery.dataPoints, 'scored recovery', 'scored recoveries')} in the period; nights without a score are left out.`,
    scale: RECOVERY_SCALE,
  }
}

/** The badge about available data and why it is missing; independent of "at risk". */
export function aboutDataState(status: AthleteStatus, period: ShownPeriod): MetricExplanation {
  return {
    what: "Whether a device is linked, and how fresh its newest recovery is. It says nothing about the athlete's state.",
    formula: `${dataStateText(status, period)}.`,
    window: `${periodText(period)}.`,
    records: `${counted(status.metrics.recovery.dataPoints, 'scored recovery', 'scored recoveries')}, ${counted(status.metrics.sleep.dataPoints, 'night')}, ${counted(status.metrics.strain.workoutsCount, 'day')} with a strain.`,
    scale: [
      { range: 'Fresh', label: 'a score of today or yesterday' },
      { range: 'Pending', label: 'the newest night still waits for its score' },
      { range: 'Stale', label: `the newest score is ${STALE_FROM_DAYS} or more days old` },
      { range: 'Not worn', label: 'linked, and nothing came in the period' },
      { range: 'Not linked', label: 'no device' },
    ],
  }
}

/** An athlete's data state in a few words, without a full stop. */
export function dataStateText({ dataState, metrics }: AthleteStatus, period: ShownPeriod): string {
  const { latestDate } = metrics.recovery
  switch (dataState) {
    case 'fresh':
      return `Newest recovery: ${ageText(latestDate, lastDay(period))}`
    case 'pending':
      return latestDate === null
        ? 'Score pending'
        : `Score pending, the one before: ${ageText(latestDate, lastDay(period))}`
    case 'stale':
      return latestDate === null
        ? 'No recovery in this period'
        : `Newest recovery: ${ageText(latestDate, lastDay(period))}`
    case 'no_data':
      return 'Linked, not worn in this period'
    case 'not_linked':
      return 'No device linked'
  }
}
