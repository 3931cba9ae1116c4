import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { FactGroup } from '@corner/analytics/query/facts.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { nameOfWeekday } from '../../wording/days.ts'
import { BANDS } from '../values/bands.ts'

/** The part of the days that a row covers: `Wed Nov 18`, `Mondays`, `Nov 15 to Nov 21`, `green days`; '' for none. */
export function partName({ day, weekday, week, band }: FactGroup, today: CalendarDay = day ?? ''): string {
  if (day !== undefined) return writeWeekday(day, today)
  if (weekday !== undefined) return nameOfWeekday(weekday)
  if (week) return week.from === week.until ? dayLabel(week.from) : `${dayLabel(week.from)} to ${dayLabel(week.until)}`
  const color = BANDS.find((one) => one.band === band)?.color
  return color ? `${color} days` : ''
}
