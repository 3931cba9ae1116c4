import { meanOf } from '../numbers/averages.ts'
import { decimal } from '../numbers/rounding.ts'

const DAY_HOURS = 24

/**
 * A clock time in hours on the scale of a day that begins at `dayBegins`: if it begins at noon, 23:30 is 23.5 and 00:30
 * is 24.5.
 */
export function placeOnClock(hours: number, dayBegins: number): number {
  const since = (hours - dayBegins) % DAY_HOURS
  return decimal(dayBegins + (since < 0 ? since + DAY_HOURS : since))
}

/** The shorter distance around the clock in hours, from -12 to below 12: from 23.5 to 0.5 it is 1. */
export function hoursApart(from: number, to: number): number {
  return placeOnClock(to - from, -DAY_HOURS / 2)
}

/**
 * Clock times (hours) as numbers that can be averaged and compared: each is shifted by whole days to within 12 hours of
 * their circular mean, so that 23:50 and 00:10 are twenty minutes apart.
 */
export function unwrapHours(hours: readonly number[]): number[] {
  const first = hours[0]
  if (first === undefined) return []
  const angles = hours.map((hour) => (hour / DAY_HOURS) * 2 * Math.PI)
  const sine = angles.reduce((sum, angle) => sum + Math.sin(angle), 0)
  const cosine = angles.reduce((sum, angle) => sum + Math.cos(angle), 0)
  // Times spread evenly around the clock have no circular mean.
  const middle = Math.hypot(sine, cosine) < 1e-9 ? first : (Math.atan2(sine, cosine) / (2 * Math.PI)) * DAY_HOURS
  return hours.map((hour) => middle + hoursApart(middle, hour))
}

/** The mean clock time in hours, on the scale of the day that begins at `dayBegins`; null for an empty list. */
export function meanHour(hours: readonly number[], dayBegins: number): number | null {
  const mean = meanOf(unwrapHours(hours))
  return mean === null ? null : placeOnClock(mean, dayBegins)
}

/** A clock time as text, rounded to the minute: `23:40`. */
export function clockText(hours: number): string {
  const minutes = Math.round(placeOnClock(hours, 0) * 60) % (DAY_HOURS * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
