import { ageInDays } from '@corner/analytics/days/data-age.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** The period of a screen: every day of it, oldest first. */
export interface ShownPeriod {
  shownDays: readonly CalendarDay[]
}

/** A period in words: `Nov 15 to Nov 21, 7 days`. */
export function periodText({ shownDays }: ShownPeriod): string {
  const [first, last] = [shownDays[0], shownDays.at(-1)]
  if (first === undefined || last === undefined) return 'No days'
  if (first === last) return `${dayLabel(last)}, 1 day`
  return `${dayLabel(first)} to ${dayLabel(last)}, ${shownDays.length} days`
}

/** Its last day. */
export function lastDay({ shownDays }: ShownPeriod): CalendarDay {
  return shownDays.at(-1) ?? ''
}

/**
 * The age of a day's value: `today`, `yesterday`, `3 days old (Nov 18)`. A day ahead, in a time zone further east,
 * counts as today.
 */
export function ageText(day: CalendarDay | null, today: CalendarDay): string {
  if (day === null) return 'no value in this period'
  const days = ageInDays(day, today)
  if (days === 0) return `today (${dayLabel(day)})`
  return days === 1 ? `yesterday (${dayLabel(day)})` : `${days} days old (${dayLabel(day)})`
}
