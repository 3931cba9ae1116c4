/**
 * The one form of dates and times (docs/reference/screens.md#dates-times-and-units): `Nov 21, 2026` and `06:52`, in the
 * reader's time zone unless another is named. Days of a week or a chart go without their year: `dayLabel`.
 */
const DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

type Moment = Date | string | number

/** The date of a moment: `Nov 21, 2026`. */
export function formatDate(moment: Moment, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { ...DATE, timeZone }).format(new Date(moment))
}

/** A calendar day with its year: `2026-11-21` becomes `Nov 21, 2026`; anything else stays as it came. */
export function formatDay(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDate(`${day}T00:00:00Z`, 'UTC') : day
}

/** The time of a moment: `06:52`. */
export function formatTime(moment: Moment, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...TIME, timeZone }).format(new Date(moment))
}

/** With seconds, for a log: `06:52:09`. */
export function formatTimeOfLog(moment: Moment, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...TIME, second: '2-digit', timeZone }).format(new Date(moment))
}

/** Date and time: `Nov 21, 2026, 06:52`. */
export function formatDateTime(moment: Moment, timeZone?: string): string {
  return `${formatDate(moment, timeZone)}, ${formatTime(moment, timeZone)}`
}
