import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../days/calendar.ts'
import { decimal } from '../numbers/rounding.ts'
import type { Point } from './points.ts'

/** Length of the judged week in days; the judged day is its last. */
export const CURRENT_DAYS = 7
/** Minimum number of nights for a weekly mean (Plews 2014). */
export const CURRENT_NIGHTS_MINIMUM = 3
/**
 * First day of the baseline, counted back. It ends the day before the judged week, which would otherwise influence its
 * own reference.
 */
const BASELINE_BEGINS_DAYS_BACK = 36
/** Length of the baseline in days. */
export const BASELINE_DAYS = BASELINE_BEGINS_DAYS_BACK - CURRENT_DAYS + 1
/** Number of days of records that the range needs. */
export const OWN_RANGE_DAYS = BASELINE_BEGINS_DAYS_BACK + 1
/** Minimum number of nights of a baseline; below: "building baseline". */
export const BASELINE_NIGHTS_MINIMUM = 14
/** Smallest worthwhile change of a weekly mean, in standard deviations of single nights. */
export const WEEKLY_WIDTH = 0.5
const NIGHTLY_WIDTH = 1

/**
 * An athlete's HRV compared with their own baseline (knowledge/articles/hrv-normal-range.md). All values in ms,
 * unrounded. Computed from logarithms, so means are geometric.
 */
export interface OwnRange {
  /**
   * `building_baseline`: too few nights before the week; `few_nights`: too few in it. The ranges are null only for the
   * first.
   */
  state: 'below' | 'within' | 'above' | 'building_baseline' | 'few_nights'
  /** The last day of the judged week. */
  day: CalendarDay
  /** Mean of the week; null: no night in it. */
  current: number | null
  currentNights: number
  /** Mean of the baseline; null: too few nights. */
  baseline: number | null
  baselineNights: number
  /** The normal range of a weekly mean: baseline ± 0.5 standard deviations. */
  weekly: { low: number; high: number } | null
  /** The normal range of a single night: baseline ± 1 standard deviation. About one normal night in three lies outside. */
  nightly: { low: number; high: number } | null
}

/**
 * Judges the week that ends on `day`.
 * @param points HRV (rMSSD, ms), one a night, in any order; nights with 0 are ignored
 */
export function readOwnRange(points: readonly Point[], day: CalendarDay): OwnRange {
  const logarithms = (daysBack: number, untilDaysBack: number) => {
    const [from, until] = [addDays(day, -daysBack), addDays(day, -untilDaysBack)]
    return points
      .filter(({ date, value }) => value > 0 && date >= from && date <= until)
      .map(({ value }) => Math.log(value))
  }
  const week = logarithms(CURRENT_DAYS - 1, 0)
  const before = logarithms(BASELINE_BEGINS_DAYS_BACK, CURRENT_DAYS)
  const current = meanOf(week)
  const counts = { day, currentNights: week.length, baselineNights: before.length }
  const mean = meanOf(before)
  if (mean === null || before.length < BASELINE_NIGHTS_MINIMUM)
    return {
      state: 'building_baseline',
      ...counts,
      current: inMs(current),
      baseline: null,
      weekly: null,
      nightly: null,
    }
  const deviation = Math.sqrt(before.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (before.length - 1))
  const range = (width: number) => ({ low: mean - width * deviation, high: mean + width * deviation })
  const weekly = range(WEEKLY_WIDTH)
  const judge = (value: number) => (value < weekly.low ? 'below' : value > weekly.high ? 'above' : 'within')
  return {
    state: current === null || week.length < CURRENT_NIGHTS_MINIMUM ? 'few_nights' : judge(current),
    ...counts,
    current: inMs(current),
    baseline: inMs(mean),
    weekly: boundsInMs(weekly),
    nightly: boundsInMs(range(NIGHTLY_WIDTH)),
  }
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : decimal(values.reduce((sum, value) => sum + value, 0) / values.length)

function inMs(logarithm: number): number
function inMs(logarithm: number | null): number | null
function inMs(logarithm: number | null): number | null {
  return logarithm === null ? null : decimal(Math.exp(logarithm))
}

const boundsInMs = ({ low, high }: { low: number; high: number }) => ({ low: inMs(low), high: inMs(high) })
