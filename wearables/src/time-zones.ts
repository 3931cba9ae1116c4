import { type CalendarDay, offsetMs, readOffset } from './calendar.ts'

/** Where a zone is unknown: then at least each day has its own name. */
export const NO_ZONE = 'UTC'

/** Cache: making a format takes longer than a day's whole mapping. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** Whether this is the name of a time zone, for example `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** The offset of a zone at an instant, as `+hh:mm` or `-hh:mm`. @throws RangeError for an unknown zone */
export function offsetAt(timezone: string, instant: Date): string {
  const parts = formatOf(timezone).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return readOffset(name.replace('GMT', '')) ?? '+00:00' // `GMT` alone is an offset of 0
}

/**
 * When a local day begins, and the offset at that time. Where clocks are put forward at midnight, it is the first instant of the
 * day; its date at that offset is always the day.
 */
export function startOfDay(timezone: string, day: CalendarDay): { at: Date; offset: string } {
  const midnight = Date.parse(day)
  const guess = midnight - offsetMs(offsetAt(timezone, new Date(midnight)))
  const offset = offsetAt(timezone, new Date(guess))
  return { at: new Date(midnight - offsetMs(offset)), offset }
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timezone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
  FORMATS.set(timezone, format)
  return format
}
