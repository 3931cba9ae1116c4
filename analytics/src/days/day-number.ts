import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/**
 * The number of a day: 0 for March 1 of the year 0, in the Gregorian calendar. With years that begin in March, the leap
 * day is the last day of a year, and every 400 years have the same number of days. Five times as fast as `Date`, in which
 * a query over 90 days of 200 athletes would spend most of its time (H. Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms").
 */
export function numberOf(day: CalendarDay): number {
  const month = Number(day.slice(5, 7))
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const monthSinceMarch = month > 2 ? month - 3 : month + 9
  return daysBefore(year) + daysBeforeMonth(monthSinceMarch) + Number(day.slice(8, 10)) - 1
}

export function dayOf(number: number): CalendarDay {
  let year = Math.floor(number / DAYS_OF_YEAR)
  // The estimate is off by one near the end of some years.
  while (daysBefore(year + 1) <= number) year += 1
  while (daysBefore(year) > number) year -= 1
  const dayOfYear = number - daysBefore(year)
  const monthSinceMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthSinceMarch < 10 ? monthSinceMarch + 3 : monthSinceMarch - 9
  const dayOfMonth = dayOfYear - daysBeforeMonth(monthSinceMarch) + 1
  return `${padded(year + (month <= 2 ? 1 : 0), 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`
}

/** Day 0 was a Wednesday. */
export const WEEKDAY_OF_FIRST = 3

const DAYS_OF_YEAR = 365.2425
const daysBefore = (year: number) => 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
/** The months from March on have 31, 30, 31, 30, 31 days, repeatedly: 153 days in five months. */
const daysBeforeMonth = (monthSinceMarch: number) => Math.floor((153 * monthSinceMarch + 2) / 5)
const padded = (number: number, length: number) => String(number).padStart(length, '0')
