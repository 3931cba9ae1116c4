import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { HIGH_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { findIssues, type Issue, isAboutMissingData } from '../athlete/at-risk.ts'
import { readAthlete } from '../athlete/athlete-metrics.ts'
import { addDays, WEEK_DAYS } from '../days/calendar.ts'
import { withinDays } from '../days/within-days.ts'
import type { Series } from '../metrics/metric.ts'
import type { Sign } from './sign.ts'

/**
 * A sign if the at-risk rules of the last 7 days reach high severity (docs/reference/metrics-and-rules.md#severity), as
 * shown on the screens.
 */
export function findAtRisk(records: Series, day: CalendarDay): Sign[] {
  const issues = issuesOfWeek(records, day)
  if (issues.length < HIGH_SEVERITY_ISSUES || issues.every(isAboutMissingData)) return []
  return [
    {
      kind: 'at_risk',
      weight: 'strong',
      name: `${issues.length} issues of the week`,
      text: `${issues.length} issues over ${WEEK_DAYS} days (${issues.map(({ text }) => text).join('; ')})`,
      ask: 'How do you feel, and what has the week been like?',
      from: addDays(day, 1 - WEEK_DAYS),
      until: day,
    },
  ]
}

/**
 * The issues of the 7 days until a day, of a linked device.
 * @param runningDay a day that is not over, whose strain does not count; by default none
 */
export function issuesOfWeek(
  { recovery_data, sleep_data, activity_data }: Series,
  day: CalendarDay,
  runningDay?: CalendarDay,
): Issue[] {
  const from = addDays(day, 1 - WEEK_DAYS)
  const week = {
    recovery_data: withinDays(recovery_data, from, day),
    sleep_data: withinDays(sleep_data, from, day),
    activity_data: withinDays(activity_data, from, day),
  }
  return findIssues(readAthlete(week, runningDay), true)
}
