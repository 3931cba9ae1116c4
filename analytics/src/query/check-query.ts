import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Query, Who } from '@corner/contract/entities/query.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { CATALOGUE, type Catalogue } from '../metrics/metric-catalogue.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import { checkConditions, checkFigureTest } from './check-conditions.ts'
import { checkMeasure } from './check-measure.ts'
import { checkTest, isOwnBound } from './check-test.ts'
import { findMetric } from './find-metric.ts'
import { readWindow } from './read-window.ts'

export interface Known {
  catalogue?: Catalogue
  /** Absent: windows are not checked against it. */
  today?: CalendarDay
}

interface Checking {
  catalogue: Catalogue
  today: CalendarDay | undefined
}

/**
 * The errors in a well-formed query, as sentences for the person who asked; empty: none. Does not check the named
 * athletes.
 */
export function checkQuery(query: Query, { catalogue = CATALOGUE, today }: Known = {}): string[] {
  const known = { catalogue, today }
  const { who, measures, days, against } = query
  const problems = [
    ...checkWho(who, known),
    ...measures.flatMap((measure) => checkMeasure(measure, catalogue)),
    ...checkDays(days, known),
    ...measures.flatMap((measure) => (measure.days ? checkDays(measure.days, known) : [])),
    ...checkGroups(query, catalogue),
    ...checkOrder(query),
    ...checkHaving(query, catalogue),
    ...(against && 'days' in against ? checkDays(against.days, known) : []),
    ...(against && 'who' in against ? checkWho(against.who, known) : []),
  ]
  return [...new Set(problems)]
}

/** @throws Refusal `bad_input` with the first error */
export function assertMeaningful(query: Query, known: Known): void {
  const [problem] = checkQuery(query, known)
  if (problem !== undefined) throw new Refusal('bad_input', problem)
}

function checkWho({ where = [], not, combine, first }: Who, known: Checking): string[] {
  const measures = [...where.map(({ measure }) => measure), ...(first ? [first.measure] : [])]
  return [
    ...checkConditions(where, combine ?? 'all', known.catalogue),
    ...measures.flatMap((measure) => checkMeasure(measure, known.catalogue)),
    ...measures.flatMap((measure) => (measure.days ? checkDays(measure.days, known) : [])),
    ...(not && where.length === 0 ? ['"Those who do not" needs a condition.'] : []),
  ]
}

function checkDays({ window, weekdays, where = [], lag }: Days, { catalogue, today }: Checking): string[] {
  const problems = where.flatMap((test) => checkTest(test, catalogue))
  if (lag !== undefined && where.length === 0 && weekdays === undefined)
    problems.push('"The days after" needs the days that they come after.')
  if (window === undefined || today === undefined) return problems
  if ('from' in window && window.from > window.until) problems.push('The window ends before it begins.')
  else if (readWindow(window, { today, periodDays: 1 }).from > today)
    problems.push(`The window begins after today, ${today}: there are no records of days to come.`)
  return problems
}

function checkGroups({ by = [], measures }: Query, catalogue: Catalogue): string[] {
  const problems = new Set(by).size < by.length ? ['The same group stands there twice.'] : []
  for (const { metric, aggregate } of measures) {
    const described = findMetric(catalogue, metric)
    if (described === undefined) continue
    if (described.of === 'standing' && by.some((group) => group !== 'athlete'))
      problems.push(`The ${described.label} are those of a stretch of days, not of single ones.`)
    if (by.includes('day') && AGGREGATE_ENTRIES[aggregate].ofSeveralDays)
      problems.push(`A single day has one value of ${described.label}: there is no ${nameOf(aggregate)} of it.`)
  }
  return problems
}

const nameOf = (aggregate: string) => aggregate.replaceAll('_', ' ')

function checkOrder({ by = [], order, limit, place, having }: Query): string[] {
  const problems: string[] = []
  if (by.length === 0 && (order ?? limit ?? place ?? having) !== undefined)
    problems.push('An order, a limit or a condition on groups needs groups: each athlete, day, weekday, week or band.')
  if (order === undefined && (limit ?? place) !== undefined) problems.push('The first of a list need an order.')
  if (limit !== undefined && place !== undefined && place > limit)
    problems.push(`Place ${place} is not among the first ${limit}.`)
  return problems
}

function checkHaving({ having, measures: [measure], by = [] }: Query, catalogue: Catalogue): string[] {
  if (having === undefined || measure === undefined) return []
  const isOwn = isOwnBound(having.than) || isOwnBound(having.and)
  return [
    ...checkFigureTest(measure, having, catalogue),
    ...(isOwn && !by.includes('athlete') ? ['Only an athlete has an own average or range.'] : []),
  ]
}
