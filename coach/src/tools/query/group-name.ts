import type { FactGroup } from '@corner/analytics/query/facts.ts'
import { writeSpan } from '../../wording/day-names.ts'
import { nameOfWeekday } from '../../wording/days.ts'

const BANDS = { ready: 'green', caution: 'yellow', red: 'red' } as const

/** The part of the days or people a row covers, without the weekday of a date: `Mondays`, `Nov 15 to 21`, `green`. */
export function nameGroup({ weekday, week, band }: FactGroup, today: string): string {
  const parts = [
    weekday !== undefined && nameOfWeekday(weekday),
    week && writeSpan(week.from, week.until, today),
    band && BANDS[band],
  ]
  return parts.filter(Boolean).join(', ')
}
