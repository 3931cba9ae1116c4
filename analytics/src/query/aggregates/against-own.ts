import { addDays } from '../../days/calendar.ts'
import { hoursApart } from '../../days/clock.ts'
import { decimal } from '../../numbers/rounding.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM } from '../../series/normal-range.ts'
import { ofOneMaker } from '../../series/one-maker.ts'
import { CURRENT_NIGHTS_MINIMUM, readOwnRange } from '../../series/own-range.ts'
import { valuesOf } from '../../series/points.ts'
import { lastDayOf, meanValue, meanWithin, usualRange } from '../own-values.ts'
import type { AggregateInput, Figure } from './aggregate.ts'

/**
 * The difference from the athlete's own average. For days selected by weekday, condition or group: their mean minus that
 * of the whole window. For an explicit window of several days: its mean minus that of the 28 days before, of which 14
 * must have a value. Otherwise the newest value minus the average of the chat's period until the end of the window, as on
 * the Rankings tab.
 */
export function readFromOwnAverage(input: AggregateInput): Figure {
  const { metric, points, isPart, calendar } = input
  const { window, isWindowSaid } = calendar
  const newest = points.at(-1)
  const isStretch = isPart || (isWindowSaid && window.from !== window.until)
  const judged = isStretch ? meanValue(metric, valuesOf(points)) : (newest?.value ?? null)
  const usual = ownAverageOf(input, isStretch)
  return {
    value: judged === null || usual === null ? null : distance(metric.clock !== undefined, usual, judged),
    date: isStretch ? null : (newest?.date ?? null),
    records: points.length,
  }
}

function ownAverageOf({ metric, measure, athlete, isPart, calendar, context }: AggregateInput, isStretch: boolean) {
  const { from, until } = calendar.window
  const { today, periodDays } = context
  const points = ofOneMaker(athlete.points(measure.metric, measure.sport), lastDayOf(until, today))
  if (isPart) return meanWithin(metric, points, from, lastDayOf(until, today))
  if (!isStretch) return meanWithin(metric, points, addDays(until, 1 - periodDays), lastDayOf(until, today))
  const before = points.filter(({ date }) => date >= addDays(from, -NORMAL_RANGE_DAYS) && date < from)
  return before.length < NORMAL_RANGE_MINIMUM ? null : meanValue(metric, valuesOf(before))
}

/**
 * The distance outside the athlete's normal range in the metric's unit: 0 within, negative below, positive above. HRV is
 * judged by the mean of the window's last week (own-range.ts), everything else by the newest value against the 28 days
 * before (normal-range.ts).
 */
export function readFromOwnRange(input: AggregateInput): Figure {
  const { metric, measure, athlete, points, calendar } = input
  const { today } = input.context
  const known = ofOneMaker(athlete.points(measure.metric, measure.sport), lastDayOf(calendar.window.until, today))
  if (metric.logarithmic) {
    // As on the screens, a week that ends today has no record of tomorrow.
    const { current, currentNights, weekly } = readOwnRange(known, calendar.window.until)
    const isKnown = current !== null && currentNights >= CURRENT_NIGHTS_MINIMUM
    return { ...outside(isKnown ? current : null, weekly), date: null, records: currentNights }
  }
  const newest = points.at(-1)
  if (newest === undefined) return { value: null, date: null, records: 0 }
  const range = usualRange(metric, known, newest.date, 'day')
  return {
    ...outside(metric.clock ? beside(range, newest.value) : newest.value, range),
    date: newest.date,
    records: points.length,
  }
}

/** A clock time, shifted by whole days to be close to the range. */
function beside(range: { low: number; high: number } | null, hour: number): number {
  if (range === null) return hour
  const middle = (range.low + range.high) / 2
  return middle + hoursApart(middle, hour)
}

function outside(value: number | null, range: { low: number; high: number } | null): Pick<Figure, 'value' | 'range'> {
  if (range === null || value === null) return { value: null, ...(range && { range }) }
  const beyond = value < range.low ? value - range.low : value > range.high ? value - range.high : 0
  return { value: decimal(beyond), range }
}

const distance = (isClock: boolean, from: number, to: number) => (isClock ? hoursApart(from, to) : decimal(to - from))
