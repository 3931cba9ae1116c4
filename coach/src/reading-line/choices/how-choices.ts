import type { Group, Query, Request } from '@corner/contract/entities/query.ts'
import type { LineScope } from '../line-segments.ts'
import { countOf } from '../people-words.ts'
import { isAboutConditions, orderText } from '../query-line.ts'
import { aggregateOffers } from './aggregate-choices.ts'
import { type Changes, changedQuery, type Offer, theSame } from './choice.ts'
import { daysBefore, overSeveralDays } from './days-choices.ts'

const AGGREGATES_FIRST = 3
const ORDERS_FIRST = 2

/** Other aggregates, groupings, orders and layouts of the same. */
export function howOffers(request: Request, scope: LineScope): Offer[] {
  if (request.kind !== 'query') return []
  const { query } = request
  const aggregates = aggregateOffers(query, scope).filter(Boolean)
  const orders = ofOrder(query, scope)
  return [
    ofAsking(query),
    // Some of each kind, before a menu is full.
    ...aggregates.slice(0, AGGREGATES_FIRST),
    ...orders.slice(0, ORDERS_FIRST),
    ...ofShowing(query, scope),
    ...ofComparison(query, scope),
    ...ofGroups(query, scope),
    ...aggregates.slice(AGGREGATES_FIRST),
    ...orders.slice(ORDERS_FIRST),
  ]
}

function ofAsking(query: Query): Offer {
  if (!isAboutConditions(query)) return undefined
  return query.asks === 'how_many'
    ? { text: 'Who are they?', request: changedQuery(query, { asks: 'who' }) }
    : { text: 'How many of them are there?', request: changedQuery(query, { asks: 'how_many' }) }
}

function ofOrder(query: Query, scope: LineScope): Offer[] {
  const { order, limit, place, by = [], who } = query
  const isOfOne = by.includes('athlete') && countOf(who, scope) < 2
  if (by.length !== 1 || isOfOne || by.includes('band')) return []
  const named = (changes: Changes): Offer => ({
    text: `The same, ${orderText({ ...query, ...changes } as Query)}`,
    request: changedQuery(query, changes),
  })
  if (order === undefined)
    return (who.where?.length ?? 0) > 1 ? [] : [named({ order: 'highest' }), named({ order: 'lowest' })]
  const turned = named({ order: order === 'highest' ? 'lowest' : 'highest' })
  if (limit === undefined && place === undefined) return [turned, named({ limit: 3 })]
  return [
    turned,
    named({ limit: undefined, place: undefined }),
    named({ limit: limit === 3 ? 5 : 3, place: undefined }),
  ]
}

function ofComparison(query: Query, scope: LineScope): Offer[] {
  const { against, measures, order, days, by = [], who, having } = query
  if (against) return [theSame('without the comparison', query, { against: undefined })]
  const isOfParts = by.some((group) => group === 'day' || group === 'week')
  if (order || isOfParts || isAboutConditions(query) || having) return []
  const { window, name, length } = daysBefore(days.window, scope)
  const isOfStretch = measures.every((measure) => measure.aggregate !== 'latest' && measure.days === undefined)
  const compared = (name: string, against: NonNullable<Query['against']>): Offer => ({
    text: `Compared with ${name}`,
    request: changedQuery(query, { against }),
  })
  return [
    isOfStretch && length > 1 && compared(name, { days: { window } }),
    who.ids !== undefined && scope.view === 'team' && compared('the team', { team: true }),
  ]
}

/** More people by day would be too many numbers. */
const PEOPLE_BY_DAY = 4

function ofGroups(query: Query, scope: LineScope): Offer[] {
  const { by = [], order, having, days, against, measures, who } = query
  if (order || having || against || isAboutConditions(query)) return []
  const overDays = measures.map(overSeveralDays)
  const others: Group[] = by.filter((group) => group === 'athlete' || group === 'band')
  if (others.length < by.length) {
    const shown = query.shown === 'chart' ? undefined : query.shown
    return [theSame('as one figure', query, { by: someOf(others), measures: overDays, shown })]
  }
  const isWide = by.includes('athlete') && countOf(who, scope) > PEOPLE_BY_DAY
  const { length } = daysBefore(days.window, scope)
  if (by.length > 1 || by.includes('band') || isWide || length < 2) return []
  return [
    theSame('day by day', query, { by: [...by, 'day'] }),
    length >= 14 && theSame('by weekday', query, { by: [...by, 'weekday'], measures: overDays }),
    length >= 21 && theSame('week by week', query, { by: [...by, 'week'], measures: overDays }),
  ]
}

/** The groups of a query, or undefined for none. */
export const someOf = (by: Group[]): Group[] | undefined => (by.length > 0 ? by : undefined)

function ofShowing(query: Query, scope: LineScope): Offer[] {
  const { shown, by = [], measures, who } = query
  if (shown) return [theSame('in sentences', query, { shown: undefined })]
  const isList = by.some((group) => group !== 'athlete') || (by.includes('athlete') && countOf(who, scope) > 1)
  const isOfTimes = by.includes('day') || by.includes('week')
  return [
    (isList || measures.length > 1) && theSame('as a table', query, { shown: 'table' }),
    isOfTimes && theSame('as a chart', query, { shown: 'chart' }),
  ]
}
