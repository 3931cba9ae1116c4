import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays, earlierDay, WEEK_DAYS } from '../days/calendar.ts'
import { withinDays } from '../days/within-days.ts'
import { meanOf, sumOf } from '../numbers/averages.ts'
import { decimal } from '../numbers/rounding.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM, readNormalRange } from '../series/normal-range.ts'
import { type OfMaker, ofOneMaker } from '../series/one-maker.ts'
import { type Point, valuesOf } from '../series/points.ts'
import type { MeasuredValue } from './measured-value.ts'
import { WEEK_MINIMUM } from './week-minimum.ts'

const WEEKS_BEFORE = 4

/** A week compared with the four before, in the metric's unit. */
export interface OwnWeek {
  week: MeasuredValue
  /** Of the four weeks before; `value` is null if they have too few values. */
  usual: MeasuredValue
  /** `not_known`: too few values in the week or before it. */
  state: 'below' | 'usual' | 'above' | 'not_known'
}

/**
 * In standard deviations of single days: the mean of a week differs by more than this by chance in about one week in
 * twenty, in either direction.
 */
export const WEEK_WIDTH = 0.75

/**
 * Compares the mean of the 7 days until today with the athlete's 28 days before; the week itself is excluded from these.
 * The difference is taken from their median, which is also displayed.
 * @param points one a day, in any order
 * @param least the smallest difference worth mentioning, in the metric's unit, however constant the days are
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

/** A quarter more than usual and at least two hours; less may be one longer session. */
export const MORE_HOURS = { share: 1.25, hours: 2 } as const

/**
 * Compares the hours of all workouts of a week with a usual week of the four before.
 * @param week the sum of the 7 days until today, in hours
 * @param worn the days on which the device was worn: fewer than 14 of the 28 are too few for a usual week
 */
export function readOwnHours(
  week: MeasuredValue,
  workouts: readonly (OfMaker & { hours: number | null })[],
  worn: readonly CalendarDay[],
  today: CalendarDay,
): OwnWeek {
  const [from, until] = [addDays(today, 1 - WEEK_DAYS * (1 + WEEKS_BEFORE)), addDays(today, -WEEK_DAYS)]
  const own = ofOneMaker(workouts)
  // With another maker the usual week begins anew, and so do the days that it is a week of.
  const since = own.length < workouts.length ? own.map(({ date }) => date).reduce(earlierDay) : from
  const isBefore = (date: CalendarDay) => date >= from && date >= since && date <= until
  const before = own.filter(({ date }) => isBefore(date)).flatMap(({ hours }) => hours ?? [])
  const days = new Set(worn.filter(isBefore)).size
  const mean = days < NORMAL_RANGE_MINIMUM ? null : decimal((sumOf(before) * WEEK_DAYS) / days)
  const usual = { value: mean, ...daysOf(mean, from, until), records: before.length }
  if (week.value === null || mean === null) return { week, usual, state: 'not_known' }
  const isMore = week.value >= mean * MORE_HOURS.share && week.value - mean >= MORE_HOURS.hours
  return { week, usual, state: isMore ? 'above' : 'usual' }
}

const daysOf = (value: number | null, from: CalendarDay, until: CalendarDay) =>
  value === null ? { from: null, until: null } : { from, until }
