import type { Issue } from '@corner/analytics/at-risk.ts'
import { written, writtenSigned } from '@corner/analytics/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { FlagExplanation } from '../look/explanation.ts'
import { ageText, counted } from './shown-period.ts'

/** Against the own average: written with a sign. */
const CHANGES: readonly Issue['kind'][] = ['recovery_falling', 'hrv_falling']

/** A flag on an athlete: its rule, the value, the athlete's own average, and how old the data is. @param today last day of the period */
export function aboutFlag(issue: Issue, today: CalendarDay): FlagExplanation {
  return {
    rule: `${issue.rule}.`,
    value: `${valueText(issue)}, from ${counted(issue.records, 'record')} of this period.`,
    ownAverage: ownAverageText(issue),
    age: issue.measuredOn === null ? 'No value in this period.' : `Newest value: ${ageText(issue.measuredOn, today)}.`,
  }
}

function valueText({ kind, value, unit }: Issue): string {
  if (value === null) return 'None'
  if (kind === 'few_recovery_points') return counted(value, 'day')
  return `${CHANGES.includes(kind) ? writtenSigned(value, 1) : written(value, 1)}${unit}`
}

function ownAverageText({ kind, ownAverage, unit, value }: Issue): string {
  if (ownAverage !== null)
    return `${written(ownAverage, 1)}${kind === 'recovery_falling' ? '%' : unit} over this period.`
  if (kind === 'few_recovery_points' || value === null) return 'None: too little data.'
  return 'The value itself is the average over this period.'
}
