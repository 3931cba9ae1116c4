import { addDays, daysBetween } from '@corner/analytics/calendar.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Days, Measure, Query, Request, Window } from '@corner/contract/entities/query.ts'
import type { LineScope } from '../described.ts'
import { dayNoun, metricNamed } from '../metric-words.ts'
import { changedQuery, type Offer, withoutAbsent } from './choice.ts'

/** Other days that may have been meant. */
export function daysOffers(request: Request, scope: LineScope): Offer[] {
  if (request.kind === 'query') return queryOffers(request.query, scope)
  const isOfDays = request.kind === 'why' || (request.kind === 'overview' && !OF_NOW.includes(request.focus))
  if (!isOfDays) return []
  return otherWindows(request.days?.window, 'day', scope).map(({ text, window }) => ({
    text,
    request: { ...request, days: { ...request.days, window } },
  }))
}

const OF_NOW: readonly string[] = ['guidance', 'coverage']
const LENGTHS = [7, 14, 30, 90]

interface OtherWindow {
  text: string
  window: Window
}

function otherWindows(window: Window | undefined, noun: 'night' | 'day', scope: LineScope): OtherWindow[] {
  return [
    { text: `The same for ${noun === 'night' ? 'last night' : 'today'}`, window: { day: 0 } },
    { text: `The same for ${noun === 'night' ? 'the night before last' : 'yesterday'}`, window: { day: -1 } },
    ...LENGTHS.map((last) => ({ text: `The same for the last ${last} days`, window: { last } })),
    ...windowBefore(window, scope),
  ]
}

/** As many days, ending where the window begins. */
function windowBefore(window: Window | undefined, scope: LineScope): OtherWindow[] {
  const before = daysBefore(window, scope)
  return before.length < 2 ? [] : [{ text: `The same for ${before.name}`, window: before.window }]
}

export function daysBefore(window: Window | undefined, { today, days }: LineScope) {
  const { from, until } = readWindow(window, { today, periodDays: days })
  const length = daysBetween(from, until) + 1
  const isUntilToday = until === today && (window === undefined || 'last' in window)
  const earlier: Window = isUntilToday
    ? { last: length, before: length }
    : { from: addDays(from, -length), until: addDays(until, -length) }
  return { length, window: earlier, name: length === 7 ? 'the week before' : `the ${length} days before` }
}

function queryOffers(query: Query, scope: LineScope): Offer[] {
  const { days, measures } = query
  const noun = dayNoun(
    measures.flatMap(({ metric, test }) => test?.map((one) => one.metric) ?? [metric]).map((metric) => ({ metric })),
  )
  const { length } = daysBefore(days.window, scope)
  return [
    ...otherWindows(days.window, noun, scope).map(({ text, window }) => ({
      text,
      request: onDays(query, window, scope),
    })),
    ...otherPicks(days, length).map(({ text, days: picked }) => ({
      text,
      request: changedQuery(query, { days: picked }),
    })),
  ]
}

/** Weekdays say something of several of them only. */
function otherPicks(days: Days, length: number): { text: string; days: Days }[] {
  const { weekdays, where, lag, ...others } = days
  if (weekdays || where)
    return [
      { text: 'The same for all days', days: others },
      ...(lag
        ? [{ text: 'The same for the days themselves', days: withoutAbsent({ ...others, weekdays, where }) }]
        : []),
    ]
  if (length < 7) return []
  return [
    { text: 'The same for Monday to Friday only', days: { ...days, weekdays: [1, 2, 3, 4, 5] } },
    { text: 'The same for weekends only', days: { ...days, weekdays: [0, 6] } },
  ]
}

/** The same figures of other days: over several days the average or the total, of one day its value. */
function onDays(query: Query, window: Window, scope: LineScope): Request | undefined {
  const isOneDay = 'day' in window
  const { by = [], who, against } = query
  if (
    isOneDay &&
    (by.some((group) => group !== 'athlete' && group !== 'band') || query.days.weekdays || query.days.where)
  )
    return undefined
  const all = [...query.measures, ...(who.where ?? []).map(({ measure }) => measure)]
  const isOfSeveral = ({ aggregate, test }: Measure) => AGGREGATE_ENTRIES[aggregate].ofSeveralDays || test !== undefined
  if (isOneDay && all.some((measure) => isOfSeveral(measure) && measure.days === undefined)) return undefined
  const fit = (measure: Measure) => (by.includes('day') ? measure : fitted(measure, isOneDay, scope))
  const where = who.where?.map((condition) => ({ ...condition, measure: fit(condition.measure) }))
  return changedQuery(query, {
    days: { ...query.days, window },
    measures: query.measures.map(fit),
    who: withoutAbsent({ ...who, where }),
    ...(against &&
      'days' in against && { against: { days: { ...against.days, window: daysBefore(window, scope).window } } }),
  })
}

function fitted(measure: Measure, isOneDay: boolean, scope: LineScope): Measure {
  const { metric, aggregate, days } = measure
  const described = metricNamed(metric, scope)
  if (days !== undefined || described?.of === 'standing') return measure
  if (isOneDay) return aggregate === 'mean' || aggregate === 'median' ? { ...measure, aggregate: 'latest' } : measure
  return aggregate === 'latest' ? { ...measure, aggregate: described?.adds ?? 'mean' } : measure
}
