/** A day as `YYYY-MM-DD` in the athlete's own time zone. Sorts as text. */
export type CalendarDay = string

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000 // days are counted in UTC, where each has 24 hours

/**
 * A provider's offset (`Z`, `-05:00`, `+0530`, `-5`) in one form: `+hh:mm` or `-hh:mm`. undefined: outside the offsets in
 * use on earth (-12:00 to +14:00).
 */
export function readOffset(text: string): string | undefined {
  if (text === 'Z') return '+00:00'
  const parts = /^([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(text)
  if (!parts) return undefined
  const [, sign, hours = '', minutes = '00'] = parts
  const total = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  if (total < -12 * 60 || total > 14 * 60) return undefined
  return `${total < 0 ? '-' : '+'}${hours.padStart(2, '0')}:${minutes}`
}

/** Cache: an import asks for the same few offsets tens of thousands of times. */
const KNOWN_OFFSETS = new Map<string, number>()

/**
 * Milliseconds that the athlete's local time is ahead of UTC.
 * @throws RangeError for an offset that `readOffset` does not know
 */
export function offsetMs(offset: string): number {
  const known = KNOWN_OFFSETS.get(offset)
  if (known !== undefined) return known
  const read = readOffsetMs(offset)
  KNOWN_OFFSETS.set(offset, read) // stays small: few offsets are valid
  return read
}

function readOffsetMs(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(readOffset(offset) ?? '') ?? []
  if (!sign) throw new RangeError(`${offset} is not an offset from UTC`)
  return (Number(hours) * 60 + Number(minutes)) * MINUTE_MS * (sign === '-' ? -1 : 1)
}

/** The athlete's local date at an instant. Never cut it out of a UTC string (docs/reference/records.md#dates). */
export function localDay(instant: Date, offset: string): CalendarDay {
  return new Date(instant.getTime() + offsetMs(offset)).toISOString().slice(0, 10)
}

/** The day a sleep counts for: the athlete's local date on which it ended (docs/reference/records.md#dates). */
export function wakeDay(sleep: { end_at: Date; timezone_offset: string }): CalendarDay {
  return localDay(sleep.end_at, sleep.timezone_offset)
}

export function nextDay(day: CalendarDay): CalendarDay {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}
