import type { CalendarDay } from '../calendar.ts'
import { numberIn } from '../http/fields.ts'
import { asObject } from '../http/read-record.ts'

/** Values of an export, read tolerantly: what is missing, of another type or impossible is null, and never 0. */

/** A number, or the text of one, in a range of what can be; wide, to catch another unit or a shifted column. */
export function numberWithin(given: unknown, least: number, most: number): number | null {
  const value = numberIn(given)
  return value !== null && value >= least && value <= most ? value : null
}

/** For measures whose 0 says that there is none. */
export function positiveWithin(given: unknown, most: number): number | null {
  const value = numberWithin(given, 0, most)
  return value === 0 ? null : value
}

/** The day at the beginning of a text: `2026-02-15`, `2026-02-15T00:00:00Z`. No wearable is older than the year 2000. */
export function dayIn(given: unknown): CalendarDay | null {
  const day = typeof given === 'string' ? /^2\d{3}-\d\d-\d\d(?=$|[T ])/.exec(given)?.[0] : undefined
  if (day === undefined) return null
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null // no 30 February
}

const AS_ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?$/

/** A time as if it were UTC, whatever its zone: the digits that are written. In milliseconds. */
export function wallClockIn(given: unknown): number | null {
  const [, day, time] = (typeof given === 'string' && AS_ISO.exec(given)) || []
  if (dayIn(day) === null || time === undefined) return null
  const clock = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(clock) ? null : clock
}

/** A time in UTC where it names no other zone, or milliseconds since 1970. */
export function instantIn(given: unknown): Date | null {
  if (typeof given === 'number') {
    const date = new Date(given)
    return dayIn(Number.isNaN(date.getTime()) ? null : date.toISOString()) === null ? null : date
  }
  const clock = wallClockIn(given)
  if (clock === null) return null
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(String(given).slice(10)) ?? []
  const ahead = sign === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * 60_000
  return new Date(clock - (sign === '-' ? -ahead : ahead))
}

/** The objects of a list; none where it is no list. */
export function objectsIn(given: unknown): Record<string, unknown>[] {
  return Array.isArray(given) ? given.map(asObject).filter((each) => each !== undefined) : []
}

const LONGEST_NAME = 100 // characters

/** A short text that can be stored and shown; null for another. */
export function nameIn(given: unknown): string | null {
  if (typeof given !== 'string') return null
  const name = given
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
  return name === '' || name === 'null' || name.length > LONGEST_NAME ? null : name
}
