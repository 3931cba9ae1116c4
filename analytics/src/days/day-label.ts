import type { CalendarDay } from '@corner/contract/calendar-day.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A day as charts write it: `2026-11-08` becomes `Nov 8`; any other label is unchanged
 * (docs/reference/screens.md#numbers).
 */
export function dayLabel(label: string): string {
  const [, month = '', day = ''] = /^\d{4}-(\d{2})-(\d{2})$/.exec(label) ?? []
  const name = MONTHS[Number(month) - 1]
  return name === undefined ? label : `${name} ${Number(day)}`
}

/** A range of days: `Nov 16 to 20`, `Oct 30 to Nov 2`, `Nov 16`. */
export function daysLabel(from: CalendarDay, until: CalendarDay): string {
  if (from === until) return dayLabel(from)
  const end = from.slice(0, 7) === until.slice(0, 7) ? String(Number(until.slice(8))) : dayLabel(until)
  return `${dayLabel(from)} to ${end}`
}
