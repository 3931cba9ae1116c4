import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Days, Measure, Query, Request, Window } from '@corner/contract/entities/query.ts'
import { isOfSleepRecord, metricCalled } from '../../wording/metrics.ts'
import type { LineScope } from '../line-segments.ts'
import { changedQuery, type Offer, theSame, withoutAbsent } from './choice.ts'

/** Other days that may have been meant. */
export function daysOffers(request: Request, scope: LineScope): Offer[] {
  if (request.kind === 'query') {
    const { query } = request
    const isOfNights = query.measures
      .flatMap(({ metric, test }) => test ?? [{ metric }])
      .every(({ metric }) => isOfSleepRecord(metric))
    return [
      ...otherWindows(query.days, isOfNights, scope, (window) => onDays(query, window, scope)),
      ...otherPicks(query, daysBefore(query.days.window, scope).length),
    ]
  }
  const isOfDays = request.kind === 'why' || (request.kind === 'overview' && !OF_NOW.includes(request.focus))
  if (!isOfDays) return []
  const isComparison = request.kind === 'overview' && request.person?.form === 'compare'
  return otherWindows(request.days ?? {}, false, scope, (window) =>
    isComparison && 'day' in window ? undefined : { ...request, days: { ...request.days, window } },
  )
}

const OF_NOW: readonly string[] = ['guidance', 'coverage']
const LENGTHS = [7, 14, 30, 90]

type OnDays = (window: Window) => Request | undefined

function otherWindows({ window }: Days, isOfNights: boolean, scope: LineScope, onDays: OnDays): Offer[] {
  const before = daysBefore(window, scope)
  const windows: [string, Window][] = [
    [isOfNights ? 'last night' : 'today', { day: 0 }],
    [isOfNights ? 'the night before last' : 'yesterday', { day: -1 }],
    ...LENGTHS.map((last): [string, Window] => [`the last ${last} days`, { last }]),
    ...(before.length < 2 ? [] : [[before.name, before.window] satisfies [string, Window]]),
  ]
  return windows.map(([name, other]) => {
    const request = onDays(other)
    return request && { text: `The same for ${name}`, request }
  })
}

/** As many days, ending where the window starts. */
export function daysBefore(window: Window | undefined, { today, days }: LineScope) {
  const { from, until } = readWindow(window, { today, periodDays: days })
  const length = daysBetween(from, until) + 1
  const isUntilToday = until === today && (window === undefined || 'last' in window)
  const earlier: Window = isUntilToday
    ? { last: length, before: length }
    : { from: addDays(from, -length), until: addDays(until, -length) }
  return { length, window: earlier, name: length === 7 ? 'the week before' : `the ${length} days before` }
}

/** Weekdays only make sense for several of them. */
function otherPicks(query: Query, length: number): Offer[] {
  const { weekdays, where, lag, ...others } = query.days
  if (weekdays || where)
    return [
      theSame('for all days', query, { days: others }),
      lag !== undefined &&
        theSame('for the days themselves', query, { days: { ...query.days, lag: undefined } as Days }),
    ]
  if (length < 7) return []
  return [
    theSame('for Monday to Friday only', query, { days: { ...query.days, weekdays: [1, 2, 3, 4, 5] } }),
    theSame('for weekends only', query, { days: { ...query.days, weekdays: [0, 6] } }),
  ]
}

/** The same figures for other days: over several days the average or the total, for one day its value. */
function onDays(query: Query, window: Window, scope: LineScope): Request | undefined {
  const { by = [], who, against, days } = query
  const isOneDay = 'day' in window
  if (isOneDay && !canBeOfOneDay(query)) return undefined
  const fit = (measure: Measure) => (by.includes('day') ? measure : fitted(measure, isOneDay))
  const where = who.where?.map((condition) => ({ ...condition, measure: fit(condition.measure) }))
  return changedQuery(query, {
    days: { ...days, window },
    measures: query.measures.map(fit),
    who: withoutAbsent({ ...who, where }),
    ...(against &&
      'days' in against && { against: { days: { ...against.days, window: daysBefore(window, scope).window } } }),
  })
}

function canBeOfOneDay({ by = [], who, measures, days }: Query): boolean {
  if (days.weekdays || days.where || by.some((group) => group !== 'athlete' && group !== 'band')) return false
  const all = [...measures, ...(who.where ?? []).map(({ measure }) => measure)]
  return all.every(
    ({ aggregate, test, days: own }) => own || !(AGGREGATE_ENTRIES[aggregate].ofSeveralDays || test !== undefined),
  )
}

function fitted(measure: Measure, isOneDay: boolean): Measure {
  const { metric, aggregate, days } = measure
  if (days !== undefined || metricCalled(metric).of === 'standing') return measure
  if (!isOneDay) return overSeveralDays(measure)
  return aggregate === 'mean' || aggregate === 'median' ? { ...measure, aggregate: 'latest' } : measure
}

/** For several days the average or the total instead of the newest value. */
export const overSeveralDays = (measure: Measure): Measure =>
  measure.aggregate === 'latest' ? { ...measure, aggregate: metricCalled(measure.metric).adds } : measure
