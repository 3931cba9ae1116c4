import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { decimalsBeside, written } from '../numbers/rounding.ts'
import type { Issue } from './at-risk.ts'
import type { AthleteMetrics } from './athlete-metrics.ts'

/** One fact about an athlete, with the issues that it makes. */
export interface IssueLine {
  text: string
  /** Two where two rules judge the same fact; the severity counts both. */
  issues: readonly [Issue, ...Issue[]]
}

/**
 * Issues as lines, one per fact: a low recovery that is also far under the period's average is one line, at the place of
 * its first rule: `Latest recovery 16%, period average 47% (−31 points)`.
 */
export function issueLines(issues: readonly Issue[]): IssueLine[] {
  const falling = issues.find(({ kind }) => kind === 'recovery_falling')
  const isMerged = falling !== undefined && issues.some(({ kind }) => kind === 'low_recovery')
  return issues.flatMap((issue): IssueLine[] => {
    if (!isMerged) return [{ text: issue.text, issues: [issue] }]
    if (issue === falling) return []
    return issue.kind === 'low_recovery'
      ? [{ text: `${issue.text} (${falling.valueText})`, issues: [issue, falling] }]
      : [{ text: issue.text, issues: [issue] }]
  })
}

/**
 * The hours of a last night shorter than the rule's, which is no issue by itself as the rule judges the average; null:
 * not short, or no night of today.
 */
export function shortLastNightHours({ sleep }: AthleteMetrics, today: CalendarDay): string | null {
  const { latestDuration, latestDate } = sleep
  if (latestDuration === null || latestDate === null) return null
  if (latestDate < today || latestDuration >= AT_RISK.sleepHoursBelow) return null
  return writeHours(latestDuration)
}

/** A short last night as a line; null as `shortLastNightHours`. */
export function shortLastNight(metrics: AthleteMetrics, today: CalendarDay): string | null {
  const hours = shortLastNightHours(metrics, today)
  const { averageDuration } = metrics.sleep
  if (hours === null || averageDuration === null) return null
  return `Last night ${hours} h of sleep, period average ${writeAverage(averageDuration)} h`
}

/** Two decimals only where one would hide that the average is below the rule's. */
const writeAverage = (hours: number) => (hours < AT_RISK.sleepHoursBelow ? writeHours(hours) : written(hours, 1))

const writeHours = (hours: number) => written(hours, decimalsBeside(hours, 1, [AT_RISK.sleepHoursBelow]))
