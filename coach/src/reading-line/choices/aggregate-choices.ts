import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Aggregate, Measure, Query, Request } from '@corner/contract/entities/query.ts'
import { metricCalled } from '../../wording/metrics.ts'
import type { LineScope } from '../line-segments.ts'
import { isAboutConditions } from '../query-line.ts'
import { byName, changedQuery, type Offer } from './choice.ts'
import { daysBefore } from './days-choices.ts'

const OF_TESTS: readonly Aggregate[] = ['days', 'share', 'longest_streak', 'current_streak']

/** The same figures with another aggregate, and for a filter on how many days each athlete meets it. */
export function aggregateOffers(query: Query, scope: LineScope): Offer[] {
  const [measure, ...others] = query.measures
  const isOfOne = others.every(({ aggregate }) => aggregate === measure?.aggregate)
  if (measure === undefined || !isOfOne || query.having) return []
  const summedUp = otherAggregates(measure, query, scope).map((aggregate) => withAggregate(query, measure, aggregate))
  return [...summedUp, countOfDays(query)].map((request) => request && byName(request, scope))
}

function otherAggregates(measure: Measure, { days, by = [], who }: Query, scope: LineScope): Aggregate[] {
  if (by.includes('day')) return []
  if (OF_TESTS.includes(measure.aggregate))
    return who.where ? ['days', 'longest_streak', 'current_streak'] : [...OF_TESTS]
  const { of, adds: usual } = metricCalled(measure.metric)
  const { length } = daysBefore((measure.days ?? days).window ?? days.window, scope)
  if (length === 1 || of === 'standing') return []
  // Bounds on a total mean nothing for one day.
  if (usual === 'sum') return who.where ? [] : ['sum', 'mean', 'max']
  const ofValues: Aggregate[] = ['latest', usual, 'min', 'max']
  if (who.where) return ofValues
  return [...ofValues, 'from_own_average', ...(length >= 14 ? (['halves'] as const) : [])]
}

/** All measures with another aggregate, and the conditions on the same figures. */
function withAggregate(query: Query, from: Measure, aggregate: Aggregate): Request | undefined {
  const changed = ({ percentile: _, with: second, lag, ...plain }: Measure): Measure => ({ ...plain, aggregate })
  const measures = query.measures.map(changed)
  const { where } = query.who
  if (where === undefined) return changedQuery(query, { measures })
  const isSame = (measure: Measure) =>
    measure.aggregate === from.aggregate && (measure.test === undefined) === (from.test === undefined)
  // A condition on a difference or a share has other numbers.
  const kinds = new Set([from.aggregate, aggregate].map((each) => AGGREGATE_ENTRIES[each].is))
  const hasItsNumbers = kinds.size === 1 && (kinds.has('value') || kinds.has('days'))
  if (where.some(({ measure }) => isSame(measure)) && !hasItsNumbers) return undefined
  const conditions = where.map((condition) =>
    isSame(condition.measure) ? { ...condition, measure: changed(condition.measure) } : condition,
  )
  return changedQuery(query, { measures, who: { ...query.who, where: conditions } })
}

/** For who meets a condition now: on how many days each did. */
function countOfDays(query: Query): Request | undefined {
  const { where = [], combine: _, not, ...who } = query.who
  const [condition] = where
  if (where.length !== 1 || condition === undefined || not || !isAboutConditions(query)) return undefined
  const {
    measure: { metric, aggregate },
    ...test
  } = condition
  const isOfDays = AGGREGATE_ENTRIES[aggregate].is === 'value' && aggregate !== 'sum'
  if (!isOfDays || metricCalled(metric).of === 'standing') return undefined
  return changedQuery(query, {
    who,
    order: 'highest',
    limit: undefined,
    place: undefined,
    asks: 'value',
    measures: [{ metric, aggregate: 'days', test: [{ metric, ...test }] }],
  })
}
