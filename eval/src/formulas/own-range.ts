import { addDays, type Day } from '../records/calendar.ts'
import type { Point } from '../records/team.ts'
import { deviationOf, meanOf } from './aggregates.ts'

export interface OwnRange {
  status: 'below' | 'within' | 'above' | 'building'
  /**
   * The mean of the last 7 days, and the bounds it is compared with, in ms. Empty while the baseline is being built.
   */
  milliseconds: readonly number[]
}

/**
 * HRV compared with the athlete's own range (knowledge/articles/hrv-normal-range.md): the mean of ln(ms) over the last
 * 7 days, at least 3 nights, against mean and half a standard deviation of the 30 days before, at least 14 nights.
 */
export function ownRange(nights: readonly Point[], day: Day): OwnRange {
  const logs = (from: number, to: number) =>
    nights
      .filter(({ date, value }) => value > 0 && date >= addDays(day, -from) && date <= addDays(day, -to))
      .map(({ value }) => Math.log(value))
  const [current, baseline] = [logs(6, 0), logs(36, 7)]
  const [now, middle, deviation] = [meanOf(current), meanOf(baseline), deviationOf(baseline)]
  if (current.length < 3 || baseline.length < 14 || now === null || middle === null || deviation === null)
    return { status: 'building', milliseconds: [] }
  const [low, high] = [middle - deviation / 2, middle + deviation / 2]
  const status = now < low ? 'below' : now > high ? 'above' : 'within'
  return { status, milliseconds: [now, low, high].map(Math.exp) }
}
