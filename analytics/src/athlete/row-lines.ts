import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ISSUES_PER_CARD } from '@corner/contract/constants/at-risk.ts'
import { written } from '../numbers/rounding.ts'
import type { Issue, IssueKind } from './at-risk.ts'
import type { AthleteStatus } from './athlete-status.ts'
import { type IssueLine, issueLines, shortLastNightHours } from './issue-lines.ts'

/**
 * The first issues of an athlete as lines for a row that shows the latest values beside them, so that no number stands
 * there twice: `Recovery below 33%, 27 points under the 7-day average`.
 * @param days length of the period that the average is of: the usual value is of other days
 */
export function rowLines({ issues }: Pick<AthleteStatus, 'issues'>, days: number): IssueLine[] {
  return issueLines(issues.slice(0, ISSUES_PER_CARD)).map((line) => ({
    ...line,
    text: line.issues.map((issue, place) => shortText(issue, days, place > 0)).join(', '),
  }))
}

/**
 * Says beside the hours of a short last night that the average hides it; null: the night is not short, or the average is
 * an issue of its own.
 */
export function rowLastNight({ metrics, issues }: AthleteStatus, today: CalendarDay): string | null {
  const { averageDuration } = metrics.sleep
  if (averageDuration === null || shortLastNightHours(metrics, today) === null) return null
  if (issues.some(({ kind }) => kind === 'short_sleep')) return null
  return `short, while nights average ${written(averageDuration, 1)} h`
}

const UNDER_AVERAGE: Partial<Record<IssueKind, string>> = { recovery_falling: 'Recovery ', hrv_falling: 'HRV ' }

/** @param isSecond its subject has been named before it */
function shortText(issue: Issue, days: number, isSecond: boolean): string {
  const subject = UNDER_AVERAGE[issue.kind]
  if (subject !== undefined) return `${isSecond ? '' : subject}${withoutSign(issue)} under the ${days}-day average`
  if (issue.kind !== 'low_recovery') return issue.text
  // Written with more decimals where the rounded value would not look below the threshold.
  const isShownAlike = issue.value !== null && issue.valueText === `${written(issue.value, 0)}%`
  return isShownAlike ? issue.rule.replace('Latest recovery', 'Recovery') : `Recovery ${issue.valueText}`
}

const withoutSign = ({ valueText }: Issue) => (valueText ?? '').replace(/^[−-]/, '')
