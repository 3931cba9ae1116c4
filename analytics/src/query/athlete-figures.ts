import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Measure } from '@corner/contract/entities/query.ts'
import { recordsWithin } from '../athlete/day-window.ts'
import { placeOnClock } from '../days/clock.ts'
import type { DayMetric, StandingMetric } from '../metrics/metric.ts'
import { wornDays } from '../metrics/worn-days.ts'
import { ofOneMaker } from '../series/one-maker.ts'
import type { Point } from '../series/points.ts'
import type { AggregateEntry, AggregateInput, Figure } from './aggregates/aggregate.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import { type DayCalendar, readCalendar } from './day-calendar.ts'
import { metricIn } from './find-metric.ts'
import { type DayGroup, type DaysByPart, divideDays, type GroupPart } from './group.ts'
import { lastDayOf, linear } from './own-values.ts'
import { otherDays, selectDays } from './select-days.ts'

/** A figure of an athlete for one part of the groups; without groups of days `parts` is empty. */
export interface AthleteFigure {
  key: string
  parts: readonly GroupPart[]
  figure: Figure
}

/** A measure prepared to be computed for any athlete. */
export interface OpenMeasure {
  measure: Measure
  calendar: DayCalendar
  /** One figure for each part of the groups that contains days of the athlete. */
  figuresOf(athlete: AthleteReader): readonly AthleteFigure[]
}

/** @param by groups of days */
export function openMeasure(
  measure: Measure,
  ofQuery: Days,
  by: readonly DayGroup[],
  context: QueryContext,
): OpenMeasure {
  const days = otherDays(measure.days, ofQuery)
  const calendar = readCalendar(days, context)
  const metric = metricIn(context.catalogue, measure.metric)
  let divided: DaysByPart | undefined
  /** Days that are the same for all athletes are grouped only once. */
  const divide = (selected: ReadonlySet<CalendarDay>, athlete: AthleteReader): DaysByPart => {
    if (selected !== calendar.counted || by.includes('band'))
      return divideDays(selected, by, athlete, calendar, context)
    divided ??= divideDays(selected, by, athlete, calendar, context)
    return divided
  }
  return {
    measure,
    calendar,
    figuresOf(athlete) {
      if (metric.of === 'standing')
        return [{ key: '', parts: [], figure: judgeStanding(metric, athlete, calendar, context) }]
      const input = { measure, metric, athlete, calendar, context }
      const selected = selectDays(days, calendar, athlete, context)
      const points = athlete.points(measure.metric, measure.sport).filter(({ date }) => selected.has(date))
      if (by.length === 0) {
        const isPart = selected.size < calendar.all.length
        return [{ key: '', parts: [], figure: readFigure({ ...input, points, days: selected, isPart }) }]
      }
      const { parts, keyOf } = divide(selected, athlete)
      const pointsByKey = Map.groupBy(points, ({ date }) => keyOf.get(date))
      return [...parts].flatMap(([key, { parts: ofPart, days: daysOfPart }]) => {
        const ownPoints = pointsByKey.get(key) ?? []
        const figure = { ...input, points: ownPoints, days: daysOfPart, isPart: true }
        return isOnlyTomorrow(daysOfPart, calendar) && ownPoints.length === 0
          ? []
          : [{ key, parts: ofPart, figure: readFigure(figure) }]
      })
    },
  }
}

/** Tomorrow is a group only if there is a record of it. */
const isOnlyTomorrow = (days: ReadonlySet<CalendarDay>, { tomorrow }: DayCalendar) =>
  tomorrow !== null && days.size === 1 && days.has(tomorrow)

function readFigure(input: Omit<AggregateInput, 'points'> & { points: readonly Point[] }): Figure {
  const { metric, measure } = input
  const entry = AGGREGATE_ENTRIES[measure.aggregate]
  const figure = entry.read({ ...input, points: linear(metric, ownPointsOf(input.points, entry)) })
  if (entry.is !== 'value' || figure.value === null) return figure
  return { ...figure, value: onOwnScale(metric, figure.value) }
}

/** Days are counted and amounts added whoever measured them; everything else is of one maker's values. */
const ownPointsOf = (points: readonly Point[], { is, addsUp }: AggregateEntry) =>
  addsUp || is === 'days' ? points : ofOneMaker(points)

const onOwnScale = ({ clock }: DayMetric, value: number) =>
  clock === undefined ? value : placeOnClock(value, clock.dayBegins)

function judgeStanding(
  metric: StandingMetric,
  { records }: AthleteReader,
  { window }: DayCalendar,
  { today }: QueryContext,
): Figure {
  const within = recordsWithin(records, { ...window, until: lastDayOf(window.until, today) })
  return { value: metric.judge(within), date: null, records: wornDays(within).size }
}
