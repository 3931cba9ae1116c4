import { readOffset } from './calendar.ts'

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

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timezone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
  FORMATS.set(timezone, format)
  return format
}
