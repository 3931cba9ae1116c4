import type { Issue } from '@corner/analytics/at-risk.ts'
import { written } from '@corner/analytics/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { FlagExplanation } from '../look/explanation.ts'
import { ageText, counted } from './shown-period.ts'

/** A flag on an athlete: its rule, the value, the athlete's own average, and how old the data is. @param today last day of the period */
export function aboutFlag(issue: Issue, today: CalendarDay): FlagExplanation {
  return {
    rule: `${issue.rule}.`,
    value: `${issue.valueText ?? 'None'}, from ${counted(issue.records, 'record')} of this period.`,
    ownAverage: ownAverageText(issue),
    age: issue.measuredOn === null ? 'No value in this period.' : `Newest value: ${ageText(issue.measuredOn, today)}.`,
  }
}

function ownAverageText({ kind, ownAverage, unit, value }: Issue): string {
  if (ownAverage !== null)
    return `${written(ownAverage, 1)}${kind === 'recovery_falling' ? '%' : unit} over this period.`
  if (kind === 'few_recovery_points' || value === null) return 'None: too little data.'
  return 'The value itself is the average over this period.'
}
