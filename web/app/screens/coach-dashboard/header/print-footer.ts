import { PERIOD_LABELS, PERIODS } from '@corner/contract/periods.ts'
import { formatDateTime } from '../../../shared/date-format/format-date.ts'
import { periodText } from '../../../shared/explanations/shown-period.ts'
import type { TeamView } from '../team-view/team-view.ts'

/** Footer of a printed page: the days of its numbers, and when it was printed, in the coach's time zone. */
export function printFooter(view: Pick<TeamView, 'days' | 'shownDays'>, now: Date): string {
  const period = PERIODS.find((days) => days === view.days)
  const name = period ? `${PERIOD_LABELS[period]}, ` : ''
  return `${name}${periodText(view)} · printed ${formatDateTime(now)}`
}
