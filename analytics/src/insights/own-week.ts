import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { meanOf, sumOf } from '../averages.ts'
import { addDays, WEEK_DAYS } from '../calendar.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM, readNormalRange } from '../normal-range.ts'
import { type Point, valuesOf } from '../points.ts'
import { decimal } from '../rounding.ts'
import { withinDays } from '../within-days.ts'
import type { Reading } from './reading.ts'
import { WEEK_MINIMUM } from './week-minimum.ts'

const WEEKS_BEFORE = 4

/** A week beside the four before it, in the metric's unit. */
export interface OwnWeek {
  week: Reading
  /** Of the four weeks before; its `value` is null where they hold too little. */
  usual: Reading
  /** `not_known`: too few values in the week, or before it. */
  state: 'below' | 'usual' | 'above' | 'not_known'
}

/** By so many standard deviations of single days the mean of a week differs by chance in about one week of twenty, either way. */
export const WEEK_WIDTH = 0.75

/**
 * Judges the mean of the 7 days that end today by the athlete's own 28 days before them, which the week itself stays out of.
 * The distance is that from the median, which is what is told.
 * @param points one a day, in any order
 * @param least a smaller difference is no news, however even the days are; in the metric's unit
 */
export function readOwnWeek(points: readonly Point[], today: CalendarDay, least: number): OwnWeek {
  const [from, before] = [addDays(today, 1 - WEEK_DAYS), addDays(today, -WEEK_DAYS)]
  const values = valuesOf(withinDays(points, from, today))
  const mean = meanOf(values)
  const range = readNormalRange(points, from)
  const week = { value: mean, ...daysOf(mean, from, today), records: values.length }
  const usual = {
    value: range?.median ?? null,
    from: addDays(from, -NORMAL_RANGE_DAYS),
    until: before,
    records: range?.count ?? 0,
  }
  if (mean === null || range === null || values.length < WEEK_MINIMUM) return { week, usual, state: 'not_known' }
  const distance = decimal(mean - range.median)
  const width = Math.max(least, decimal(WEEK_WIDTH * range.deviation))
  return {
    week,
    usual,
    state: distance < 0 && distance <= -width ? 'below' : distance > 0 && distance >= width ? 'above' : 'usual',
  }
}

/** A quarter more than usual, and two hours at least: less is a session that took longer. */
export const MORE_HOURS = { share: 1.25, hours: 2 } as const

/**
 * The hours of all workouts of a week beside those of a usual week of the four before.
 * @param week the sum of the 7 days that end today, hours
 * @param worn the days on which the device was worn: with fewer than 14 of the 28 nobody knows what a usual week is
 */
export function readOwnHours(
  week: Reading,
  workouts: readonly { date: CalendarDay; hours: number | null }[],
  worn: readonly CalendarDay[],
  today: CalendarDay,
): OwnWeek {
  const [from, until] = [addDays(today, 1 - WEEK_DAYS * (1 + WEEKS_BEFORE)), addDays(today, -WEEK_DAYS)]
  const isBefore = (date: CalendarDay) => date >= from && date <= until
  const before = workouts.filter(({ date }) => isBefore(date)).flatMap(({ hours }) => hours ?? [])
  const days = new Set(worn.filter(isBefore)).size
  const mean = days < NORMAL_RANGE_MINIMUM ? null : decimal((sumOf(before) * WEEK_DAYS) / days)
  const usual = { value: mean, ...daysOf(mean, from, until), records: before.length }
  if (week.value === null || mean === null) return { week, usual, state: 'not_known' }
  const isMore = week.value >= mean * MORE_HOURS.share && week.value - mean >= MORE_HOURS.hours
  return { week, usual, state: isMore ? 'above' : 'usual' }
}

const daysOf = (value: number | null, from: CalendarDay, until: CalendarDay) =>
  value === null ? { from: null, until: null } : { from, until }
