import { addDays, type Day } from '../records/calendar.ts'
import type { Point } from '../records/team.ts'
import { deviationOf, meanOf } from './aggregates.ts'

/**
 * HRV against the athlete's own range (sports-science.md, F1): the mean of ln(ms) over the last 7 days, 3 nights at least, against
 * mean and half a standard deviation of the 30 days before them, 14 nights at least.
 */
export function hrvStatus(nights: readonly Point[], day: Day): 'below' | 'within' | 'above' | 'building' {
  const logs = (from: number, to: number) =>
    nights
      .filter(({ date, value }) => value > 0 && date >= addDays(day, -from) && date <= addDays(day, -to))
      .map(({ value }) => Math.log(value))
  const [current, baseline] = [logs(6, 0), logs(36, 7)]
  const [now, middle, deviation] = [meanOf(current), meanOf(baseline), deviationOf(baseline)]
  if (current.length < 3 || baseline.length < 14 || now === null || middle === null || deviation === null)
    return 'building'
  if (now < middle - deviation / 2) return 'below'
  return now > middle + deviation / 2 ? 'above' : 'within'
}
