import { addDays, type Day, WEEKDAYS } from '../records/calendar.ts'
import type { Window } from '../records/window.ts'
import type { Step } from './step.ts'

/** A look-up in the product's query language, with only what our formulas can recompute. */
export interface AskedQuery {
  who: {
    ids?: readonly string[]
    except?: readonly string[]
    where?: readonly (AskedTest & { measure: AskedMeasure })[]
    combine?: 'all' | 'any'
    not?: true
    first?: unknown
  }
  measures: readonly AskedMeasure[]
  days: AskedDays
  by?: readonly string[]
  order?: 'highest' | 'lowest'
  place?: number
  against?: { days?: AskedDays; who?: AskedQuery['who']; team?: true }
}
export interface AskedMeasure {
  metric: string
  aggregate: string
  test?: readonly (AskedTest & { metric: string })[]
  percentile?: number
  sport?: string
  days?: AskedDays
}
export interface AskedTest {
  is: string
  than?: unknown
  and?: unknown
}
export interface AskedDays {
  window?: { last: number; before?: number } | { day: number } | { from: Day; until: Day }
  weekdays?: readonly number[]
  where?: readonly (AskedTest & { metric: string })[]
  lag?: number
}

export const askedQuery = ({ tool, arguments: asked }: Step): AskedQuery | undefined =>
  tool === 'query' ? (asked as unknown as AskedQuery) : undefined

type Period = { asOf: Day; days: number }

/** The days meant, without their conditions; without a window the chat's period. */
export function windowOfDays({ window, weekdays }: AskedDays, { asOf, days }: Period): Window {
  const named = { weekdays: weekdays?.flatMap((weekday) => WEEKDAYS[weekday] ?? []) }
  if (window === undefined) return { from: addDays(asOf, 1 - days), to: asOf, ...named }
  if ('day' in window) return { from: addDays(asOf, window.day), to: addDays(asOf, window.day), ...named }
  if ('from' in window) return { from: window.from, to: window.until > asOf ? asOf : window.until, ...named }
  const to = addDays(asOf, -(window.before ?? 0))
  return { from: addDays(to, 1 - window.last), to, ...named }
}

/** Days other than the query's own are within its window unless they name one. */
export const otherDays = (days: AskedDays | undefined, own: AskedDays): AskedDays =>
  days === undefined ? own : { ...days, ...((days.window ?? own.window) && { window: days.window ?? own.window }) }

/** All windows of a query. */
export function windowsOfQuery({ who, measures, days, against }: AskedQuery, period: Period): Window[] {
  const further = [...measures, ...(who.where ?? []).map(({ measure }) => measure)].map((measure) => measure.days)
  return [days, ...[against?.days, ...further].map((other) => otherDays(other, days))].map((one) =>
    windowOfDays(one, period),
  )
}
