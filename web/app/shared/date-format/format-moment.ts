import { formatTime } from './format-date.ts'

/**
 * A date or time relative to now (docs/reference/look.md#words): "06:52" today, "yesterday", then the date. In the
 * reader's time zone.
 */
export function formatMoment(moment: Date, now: Date, timeZone?: string): string {
  const day = calendarDay(moment, timeZone)
  if (day === calendarDay(now, timeZone)) {
    return formatTime(moment, timeZone)
  }
  if (day === dayBefore(calendarDay(now, timeZone))) return 'yesterday'
  const year = day.slice(0, 4) === calendarDay(now, timeZone).slice(0, 4) ? undefined : 'numeric'
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year, timeZone }).format(moment)
}

/** A time within the coming week, with the weekday unless it is today. */
export function formatComingMoment(moment: Date, now: Date, timeZone?: string): { day: string; time: string } {
  const isToday = calendarDay(moment, timeZone) === calendarDay(now, timeZone)
  return {
    day: isToday ? '' : new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(moment),
    time: formatTime(moment, timeZone),
  }
}

/** `YYYY-MM-DD` in the reader's time zone. */
function calendarDay(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment)
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
