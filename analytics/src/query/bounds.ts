import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Bound } from '@corner/contract/entities/query.ts'
import { addDays } from '../days/calendar.ts'
import { placeOnClock } from '../days/clock.ts'
import type { DayMetric } from '../metrics/metric.ts'
import { average } from '../numbers/averages.ts'
import { decimal } from '../numbers/rounding.ts'
import { ofOneMaker } from '../series/one-maker.ts'
import { valuesOf } from '../series/points.ts'
import { teamFor } from './alike.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import type { DayCalendar } from './day-calendar.ts'
import { dayMetricIn } from './find-metric.ts'
import { lastDayOf, meanValue, meanWithin, usualRange } from './own-values.ts'

type OwnBound = Exclude<Bound, number>

/** A given clock time on the scale of the metric's day: for bed times, "before 1:00" means before 25.0. */
export const saidBound = (bound: number, { clock }: Pick<DayMetric, 'clock'>): number =>
  clock === undefined ? bound : placeOnClock(bound, clock.dayBegins)

/** A base value plus a percentage of it and an absolute amount. */
export function withAdded(base: number | null, { percent = 0, plus = 0 }: Pick<OwnBound, 'percent' | 'plus'>) {
  return base === null ? null : decimal(base + (Math.abs(base) * percent) / 100 + plus)
}

/** For `own_average`: the mean over a number of days until the judged ones end, or over the judged days themselves. */
export function ownAverage(
  { days }: Pick<OwnBound, 'days'>,
  metric: string,
  athlete: AthleteReader,
  { window, counted }: DayCalendar,
  { catalogue, today }: QueryContext,
): number | null {
  const described = dayMetricIn(catalogue, metric)
  const points = athlete.points(metric)
  if (days !== undefined) {
    const until = lastDayOf(window.until, today)
    return meanWithin(described, points, addDays(window.until, 1 - days), until)
  }
  return meanValue(described, valuesOf(ofOneMaker(points.filter(({ date }) => counted.has(date)))))
}

/**
 * The bound for each of an athlete's days. Their own average is the same for all days; their normal range and the team's
 * average differ by day.
 * @returns for each day the bound, null where it is unknown; undefined: no bound was given
 */
export function boundOfDays(
  bound: Bound | undefined,
  metric: string,
  athlete: AthleteReader,
  calendar: DayCalendar,
  context: QueryContext,
): ((day: CalendarDay) => number | null) | undefined {
  if (bound === undefined) return undefined
  const described = dayMetricIn(context.catalogue, metric)
  if (typeof bound === 'number') {
    const said = saidBound(bound, described)
    return () => said
  }
  if (bound.of === 'own_average') {
    const base = withAdded(ownAverage(bound, metric, athlete, calendar, context), bound)
    return () => base
  }
  if (bound.of === 'team_average') {
    if (!teamFor(metric, context).includes(athlete)) return () => null
    return (day) => withAdded(teamMeanOn(metric, day, context), bound)
  }
  const end = bound.of === 'own_low' ? 'low' : 'high'
  const points = athlete.points(metric)
  return (day) => withAdded(usualRange(described, points, day, 'day')?.[end] ?? null, bound)
}

/** Cache of the team's means by metric and day, because each athlete needs the same ones. */
const kept = new WeakMap<QueryContext, Map<string, number | null>>()

function teamMeanOn(metric: string, day: CalendarDay, context: QueryContext): number | null {
  const means = kept.get(context) ?? new Map<string, number | null>()
  kept.set(context, means)
  const key = `${metric} ${day}`
  const known = means.get(key)
  if (known !== undefined) return known
  const values = teamFor(metric, context)
    .map((athlete) => athlete.valueOn(metric, day))
    .filter((value) => value !== null)
  const { clock } = dayMetricIn(context.catalogue, metric)
  const mean = clock === undefined ? average(values) : meanValue({ clock }, values)
  means.set(key, mean)
  return mean
}
