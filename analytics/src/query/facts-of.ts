import type { Measure } from '@corner/contract/entities/query.ts'
import { daysOf } from '../athlete/day-window.ts'
import type { Figure } from './aggregates/aggregate.ts'
import type { OpenMeasure } from './athlete-figures.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import type { Fact, FactGroup, FactWindow, LeftOut } from './facts.ts'
import type { GroupFigure } from './group-figure.ts'
import { unitOfMeasure } from './units.ts'

interface Place {
  group: FactGroup
  window: FactWindow
  measure: Measure
}

/** A figure of one athlete as a fact. */
export function factOfAthlete(figure: Figure, place: Place, context: QueryContext): Fact {
  const athletes = figure.value === null ? 0 : 1
  return { ...factWith(figure, place, context), athletes, total: null }
}

/** A figure of several athletes as a fact. */
export function factOfGroup(figure: GroupFigure, place: Place, context: QueryContext): Fact {
  const { athletes, total } = figure
  return { ...factWith(figure, place, context), athletes, total }
}

function factWith({ value, date, records, range }: Figure, { group, window, measure }: Place, context: QueryContext) {
  const unit = unitOfMeasure(measure, context.catalogue)
  return { id: context.nextId(), group, measure, window, value, unit, records, date, ...(range && { range }) }
}

/** The days that a group's figure covers. */
export function windowOfGroup({ window }: OpenMeasure['calendar'], { day, week, weekday }: FactGroup): FactWindow {
  if (day !== undefined) return { from: day, until: day, days: 1 }
  if (week === undefined && weekday === undefined) return window
  const weekdays = weekday === undefined ? window.weekdays : [weekday]
  const part = { ...(week ?? { from: window.from, until: window.until }), ...(weekdays && { weekdays }) }
  return { ...part, days: daysOf(part).length }
}

/**
 * Why an athlete has no place.
 * @param records number of values
 */
export function leftOut({ athlete, records: { whoop_connected } }: AthleteReader, records: number): LeftOut {
  const nothing = whoop_connected ? 'no_data' : 'not_connected'
  return { athlete, reason: records > 0 ? 'too_few_records' : nothing }
}

export const ofOtherProvider = ({ athlete }: AthleteReader): LeftOut => ({ athlete, reason: 'other_provider' })
