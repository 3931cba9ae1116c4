import { meanOf } from './averages.ts'
import { decimal } from './rounding.ts'

const DAY_HOURS = 24

/** An hour of the clock as a number of the day that begins at `dayBegins`: with noon, 23:30 is 23.5 and 00:30 is 24.5. */
export function placeOnClock(hours: number, dayBegins: number): number {
  const since = (hours - dayBegins) % DAY_HOURS
  return decimal(dayBegins + (since < 0 ? since + DAY_HOURS : since))
}

/** The shorter way round the clock from one hour to another, -12 to below 12: from 23.5 to 0.5 it is 1. */
export function hoursApart(from: number, to: number): number {
  return placeOnClock(to - from, -DAY_HOURS / 2)
}

/**
 * Hours of the clock as numbers that can be averaged and compared: each moved by whole days to within 12 hours of their middle on the
 * circle, so that 23:50 and 00:10 lie twenty minutes apart.
 */
export function unwrapHours(hours: readonly number[]): number[] {
  const first = hours[0]
  if (first === undefined) return []
  const angles = hours.map((hour) => (hour / DAY_HOURS) * 2 * Math.PI)
  const sine = angles.reduce((sum, angle) => sum + Math.sin(angle), 0)
  const cosine = angles.reduce((sum, angle) => sum + Math.cos(angle), 0)
  // Hours that lie all round the clock have no middle.
  const middle = Math.hypot(sine, cosine) < 1e-9 ? first : (Math.atan2(sine, cosine) / (2 * Math.PI)) * DAY_HOURS
  return hours.map((hour) => middle + hoursApart(middle, hour))
}

/** The mean hour of the clock, in the day that begins at `dayBegins`; null of none. */
export function meanHour(hours: readonly number[], dayBegins: number): number | null {
  const mean = meanOf(unwrapHours(hours))
  return mean === null ? null : placeOnClock(mean, dayBegins)
}

/** `23:40`, rounded to the minute. */
export function clockText(hours: number): string {
  const minutes = Math.round(placeOnClock(hours, 0) * 60) % (DAY_HOURS * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
