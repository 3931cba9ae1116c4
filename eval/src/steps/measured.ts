import { type Aggregate, aggregate, meanOf } from '../formulas/aggregates.ts'
import { ofOneProvider } from '../formulas/athlete-values.ts'
import { type Comparison, holds } from '../formulas/comparison.ts'
import type { Context } from '../formulas/context.ts'
import { addDays, type Day, weekdayOf } from '../records/calendar.ts'
import { metricOf } from '../records/metrics.ts'
import type { Athlete, Point } from '../records/team.ts'
import { lengthOf, type Window, within } from '../records/window.ts'
import type { AskedDays, AskedMeasure, AskedTest } from './asked-query.ts'
import { metricCalled } from './look-up.ts'

/** The query language's names of the aggregates that our formulas also have. */
const AGGREGATES: Readonly<Record<string, Aggregate>> = {
  latest: 'latest',
  mean: 'mean',
  weighted_mean: 'wmean',
  median: 'median',
  sum: 'sum',
  min: 'min',
  max: 'max',
  deviation: 'sd',
  consistency: 'hrv_consistency',
  count: 'count',
  missing_days: 'missing_days',
  trend: 'trend',
  halves: 'half_diff',
  change: 'delta_prev',
}
const DIFFERENCES: readonly string[] = ['deviation', 'range', 'trend', 'halves', 'change']
const COMPARISONS: Readonly<Record<string, Comparison>> = { below: 'lt', at_most: 'lte', above: 'gt', at_least: 'gte' }
/** Differences are shown with at least one decimal, and a team's mean of counts with one. */
const TENTH = 0.051
const WHOLE = 0.51

/** Of an athlete; null: there is none; undefined: our formulas do not have it. */
export type Figure = number | null | undefined

/** @param days that count by the calendar */
export function figureOf(
  athlete: Athlete,
  measure: AskedMeasure,
  days: AskedDays,
  window: Window,
  context: Context,
): Figure {
  const metric = metricCalled(measure.metric)
  if (!metric || measure.sport || days.lag !== undefined) return undefined
  const counted = days.where && daysThat(athlete, days.where, window, context)
  if (days.where && !counted) return undefined
  const points = within(athlete.series[metric], window, context.asOf).filter(
    ({ date }) => !counted || counted.has(date),
  )
  const values = points.map(({ value }) => value)
  const agg = AGGREGATES[measure.aggregate]
  // With only some days counting, days without a record cannot be identified.
  if (agg === 'missing_days')
    return counted ? undefined : lengthOf(window) - points.filter(({ date }) => date <= context.asOf).length
  if (agg) return aggregate(agg, points, lengthOf(window))
  switch (measure.aggregate) {
    case 'range':
      return values.length < 2 ? null : Math.max(...values) - Math.min(...values)
    case 'percentile':
      return percentileOf(values, measure.percentile ?? 50)
    case 'change_percent':
      return changeInPercent(values)
    case 'days':
    case 'share':
    case 'longest_streak':
      return counted ? undefined : ofTestedDays(athlete, measure, window, context)
    default:
      return undefined
  }
}

function percentileOf(values: readonly number[], percentile: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (percentile / 100) * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place))
}

function changeInPercent(values: readonly number[]): number | null {
  const [before, last] = values.slice(-2)
  return before === undefined || last === undefined || before === 0 ? null : (100 * (last - before)) / Math.abs(before)
}

/** How many days meet the tests, their share of those with a value, or the longest run of them. */
function ofTestedDays(
  athlete: Athlete,
  { aggregate: name, test = [] }: AskedMeasure,
  window: Window,
  context: Context,
): Figure {
  const met = daysThat(athlete, test, window, context)
  const [first] = test
  if (!met || !first || (test.length > 1 && name !== 'days')) return undefined
  const metric = metricCalled(first.metric)
  const known: readonly Point[] = metric ? within(athlete.series[metric], window, context.asOf) : []
  if (known.length === 0) return null
  if (name === 'days') return met.size
  return name === 'share' ? (100 * met.size) / known.length : longestRow(met, window)
}

function longestRow(met: ReadonlySet<Day>, { from, to, weekdays }: Window): number {
  let [longest, row] = [0, 0]
  for (let day = from; day <= addDays(to, 1); day = addDays(day, 1)) {
    if (weekdays && !weekdays.includes(weekdayOf(day))) continue
    row = met.has(day) ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}

/** The days that meet all tests; undefined: one has a metric or a bound that our formulas do not have. */
function daysThat(
  athlete: Athlete,
  tests: readonly (AskedTest & { metric: string })[],
  window: Window,
  { asOf }: Context,
): Set<Day> | undefined {
  const met = tests.map((test) => {
    const metric = metricCalled(test.metric)
    const judge = judgeOf(test)
    if (!metric || !judge) return undefined
    return new Set(
      within(athlete.series[metric], window, asOf).flatMap(({ date, value }) => (judge(value) ? [date] : [])),
    )
  })
  const [first, ...others] = met
  if (!first || others.includes(undefined)) return undefined
  return new Set([...first].filter((day) => others.every((days) => days?.has(day))))
}

/** undefined: it is not compared with a number. */
export function judgeOf({ is, than, and }: AskedTest): ((value: number) => boolean) | undefined {
  if (typeof than !== 'number') return undefined
  if (is === 'between')
    return typeof and === 'number' ? (value) => holds(value, 'gte', than) && holds(value, 'lte', and) : undefined
  const cmp = COMPARISONS[is]
  return cmp && ((value) => holds(value, cmp, than))
}

/** Each athlete of one provider once. */
export function figureOfAll(athletes: readonly Athlete[], read: (athlete: Athlete) => Figure): Figure {
  const figures = ofOneProvider(athletes).map(read)
  return figures.includes(undefined) ? undefined : meanOf(figures.flatMap((figure) => figure ?? []))
}

/** How far a figure may be from the displayed one. */
export function toleranceOf({ metric, aggregate: name }: AskedMeasure): number {
  const called = metricCalled(metric)
  if (DIFFERENCES.includes(name) || !called) return TENTH
  if (['share', 'consistency', 'change_percent'].includes(name)) return WHOLE
  return ['days', 'longest_streak', 'missing_days', 'count'].includes(name) ? TENTH : metricOf(called).tolerance
}
