import { PERIOD_LABELS, PERIODS } from '@corner/contract/periods.ts'
import { periodText } from '../../../shared/explanations/shown-period.ts'
import type { TeamView } from '../team-view/team-view.ts'

/** Footer of a printed page: the days of its numbers, and when it was printed, in the coach's time zone. */
export function printFooter(view: Pick<TeamView, 'days' | 'shownDays'>, now: Date): string {
  const period = PERIODS.find((days) => days === view.days)
  const name = period ? `${PERIOD_LABELS[period]}, ` : ''
  const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' }).format(now)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(now)
  return `${name}${periodText(view)} · printed ${day}, ${time}`
}
