import type { Group, Measure, Query, Request } from '@corner/contract/entities/query.ts'
import type { LineScope } from '../described.ts'
import { metricNamed } from '../metric-words.ts'
import { knownIds } from '../people-words.ts'
import { isAboutConditions, orderText } from '../query-line.ts'
import { aggregateOffers } from './aggregate-choices.ts'
import { changedQuery, type Offer } from './choice.ts'
import { daysBefore } from './days-choices.ts'

const AGGREGATES_FIRST = 3
const ORDERS_FIRST = 2

/** Other ways to sum up, divide, order and show the same. */
export function howOffers(request: Request, scope: LineScope): Offer[] {
  if (request.kind !== 'query') return []
  const { query } = request
  const aggregates = aggregateOffers(query, scope)
  return [
    ...ofAsking(query),
    // Some of each sort, before a menu is full.
    ...aggregates.slice(0, AGGREGATES_FIRST),
    ...ofOrder(query, scope).slice(0, ORDERS_FIRST),
    ...ofShowing(query, scope),
    ...ofComparison(query, scope),
    ...ofGroups(query, scope),
    ...aggregates.slice(AGGREGATES_FIRST),
    ...ofOrder(query, scope).slice(ORDERS_FIRST),
  ]
}

function ofAsking(query: Query): Offer[] {
  if (!isAboutConditions(query)) return []
  if (query.asks === 'how_many') return [{ text: 'Who are they?', request: changedQuery(query, { asks: 'who' }) }]
  return [{ text: 'How many of them are there?', request: changedQuery(query, { asks: 'how_many' }) }]
}

function ofOrder(query: Query, scope: LineScope): Offer[] {
  const { order, limit, place, by = [], who } = query
  const named = (changes: Pick<Query, 'order'> & { limit?: number | undefined; place?: undefined }): Offer => {
    const request = changedQuery(query, changes)
    return { text: `The same, ${request.kind === 'query' ? orderText(request.query, scope) : ''}`, request }
  }
  const isOfOne = by.includes('athlete') && countOf(query, scope) < 2
  if (by.length !== 1 || isOfOne || by.includes('band')) return []
  if (order === undefined)
    return (who.where?.length ?? 0) > 1 ? [] : [named({ order: 'highest' }), named({ order: 'lowest' })]
  const turned = named({ order: order === 'highest' ? 'lowest' : 'highest' })
  if (limit === undefined && place === undefined) return [turned, named({ order, limit: 3 })]
  return [
    turned,
    named({ order, limit: undefined, place: undefined }),
    named({ order, limit: limit === 3 ? 5 : 3, place: undefined }),
  ]
}

const countOf = ({ who }: Query, scope: LineScope) =>
  scope.view === 'own' ? 1 : who.ids ? knownIds(who.ids, scope).length : scope.athletes.length

function ofComparison(query: Query, scope: LineScope): Offer[] {
  const { against, measures, order, days, by = [] } = query
  if (against)
    return [{ text: 'The same without the comparison', request: changedQuery(query, { against: undefined }) }]
  const isOfParts = by.some((group) => group === 'day' || group === 'week')
  if (order || isOfParts || isAboutConditions(query) || query.having) return []
  const before = daysBefore(days.window, scope)
  const isOfStretch = measures.every((measure) => measure.aggregate !== 'latest' && measure.days === undefined)
  const isOfSome = query.who.ids !== undefined && scope.view === 'team'
  return [
    ...(isOfStretch && before.length > 1
      ? [
          {
            text: `Compared with ${before.name}`,
            request: changedQuery(query, { against: { days: { window: before.window } } }),
          },
        ]
      : []),
    ...(isOfSome
      ? [{ text: 'Compared with the team', request: changedQuery(query, { against: { team: true } }) }]
      : []),
  ]
}

/** More people by day would be a wall of numbers. */
const PEOPLE_BY_DAY = 4

function ofGroups(query: Query, scope: LineScope): Offer[] {
  const { by = [], order, having, days, against, measures } = query
  const ofDays: Group[] = by.filter((group) => group !== 'athlete' && group !== 'band')
  if (order || having || against || isAboutConditions(query)) return []
  if (ofDays.length > 0) {
    const others = by.filter((group) => !ofDays.includes(group))
    return [{ text: 'The same as one figure', request: asOneFigure(query, others, scope) }]
  }
  const isWide = by.includes('athlete') && countOf(query, scope) > PEOPLE_BY_DAY
  const { length } = daysBefore(days.window, scope)
  if (by.length > 1 || by.includes('band') || isWide || length < 2) return []
  const divided = (group: 'day' | 'weekday' | 'week') =>
    changedQuery(query, {
      by: [...by, group],
      measures: group === 'day' ? measures : measures.map((measure) => overSeveralDays(measure, scope)),
    })
  return [
    { text: 'The same day by day', request: divided('day') },
    ...(length >= 14 ? [{ text: 'The same by weekday', request: divided('weekday') }] : []),
    ...(length >= 21 ? [{ text: 'The same week by week', request: divided('week') }] : []),
  ]
}

const asOneFigure = (query: Query, by: NonNullable<Query['by']>, scope: LineScope) =>
  changedQuery(query, {
    by: by.length > 0 ? by : undefined,
    measures: query.measures.map((measure) => overSeveralDays(measure, scope)),
    ...(query.shown === 'chart' && { shown: undefined }),
  })

const overSeveralDays = (measure: Measure, scope: LineScope): Measure =>
  measure.aggregate === 'latest'
    ? { ...measure, aggregate: metricNamed(measure.metric, scope)?.adds ?? 'mean' }
    : measure

function ofShowing(query: Query, scope: LineScope): Offer[] {
  const { shown, by = [], measures } = query
  const isList = by.some((group) => group !== 'athlete') || (by.includes('athlete') && countOf(query, scope) > 1)
  if (shown) return [{ text: 'The same in sentences', request: changedQuery(query, { shown: undefined }) }]
  return [
    ...(isList || measures.length > 1
      ? [{ text: 'The same as a table', request: changedQuery(query, { shown: 'table' }) }]
      : []),
    ...(by.includes('day') || by.includes('week')
      ? [{ text: 'The same as a chart', request: changedQuery(query, { shown: 'chart' }) }]
      : []),
  ]
}
