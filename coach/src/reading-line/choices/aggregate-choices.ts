import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Aggregate, Measure, Query, Request } from '@corner/contract/entities/query.ts'
import type { LineScope } from '../described.ts'
import { metricNamed } from '../metric-words.ts'
import { isAboutConditions } from '../query-line.ts'
import { changedQuery, type Offer } from './choice.ts'
import { daysBefore } from './days-choices.ts'
import { whatIsAsked } from './what-is-asked.ts'

const OF_TESTS: readonly Aggregate[] = ['days', 'share', 'longest_streak', 'current_streak']

/** The same figures summed up in another way, and on how many days each of a filter meets it. */
export function aggregateOffers(query: Query, scope: LineScope): Offer[] {
  const named = (request: Request): Offer => ({ text: whatIsAsked(request, scope), request })
  const [measure, ...others] = query.measures
  if (measure === undefined) return []
  const isOfOne = others.every(({ aggregate }) => aggregate === measure.aggregate)
  if (!isOfOne || query.having) return []
  const counted = countOfDays(query, scope)
  const aggregates = otherAggregates(measure, query, scope)
  return [...aggregates.map((aggregate) => withAggregate(query, measure, aggregate)), counted].flatMap((changed) =>
    changed ? [named(changed)] : [],
  )
}

function otherAggregates(measure: Measure, { days, by = [], who }: Query, scope: LineScope): Aggregate[] {
  if (by.includes('day')) return []
  const metric = metricNamed(measure.metric, scope)
  const { length } = daysBefore((measure.days ?? days).window ?? days.window, scope)
  if (OF_TESTS.includes(measure.aggregate))
    return who.where ? ['days', 'longest_streak', 'current_streak'] : [...OF_TESTS]
  if (length === 1 || metric === undefined || metric.of === 'standing') return []
  const usual: Aggregate = metric.adds
  // Numbers that a total is held against mean nothing for one day.
  if (who.where && usual === 'sum') return []
  const isTrendKnown = length >= 14 && !who.where
  if (usual === 'sum') return ['sum', 'mean', 'max']
  return [
    ...(['latest', usual, 'min', 'max'] as const),
    ...(who.where ? [] : (['from_own_average'] as const)),
    ...(isTrendKnown ? (['halves'] as const) : []),
  ]
}

/** All measures summed up in another way, and the conditions about the same figures. */
function withAggregate(query: Query, from: Measure, aggregate: Aggregate): Request | undefined {
  const isSame = (measure: Measure) =>
    measure.aggregate === from.aggregate && (measure.test === undefined) === (from.test === undefined)
  const changed = (measure: Measure): Measure => {
    const { percentile: _, with: second, lag, ...plain } = measure
    return { ...plain, aggregate }
  }
  const { where } = query.who
  if (where === undefined) return changedQuery(query, { measures: query.measures.map(changed) })
  // A condition on a difference or a share has other numbers.
  const isOfValues = [from.aggregate, aggregate].every((each) => AGGREGATE_ENTRIES[each].is === 'value')
  const isOfCounts = [from.aggregate, aggregate].every((each) => AGGREGATE_ENTRIES[each].is === 'days')
  const isJudged = where.some(({ measure }) => isSame(measure))
  if (isJudged && !isOfValues && !isOfCounts) return undefined
  const conditions = where.map((condition) =>
    isSame(condition.measure) ? { ...condition, measure: changed(condition.measure) } : condition,
  )
  return changedQuery(query, { measures: query.measures.map(changed), who: { ...query.who, where: conditions } })
}

/** Of who meets a condition now: on how many days each did. */
function countOfDays(query: Query, scope: LineScope): Request | undefined {
  const { where = [], combine: _, not, ...people } = query.who
  const [condition] = where
  if (where.length !== 1 || condition === undefined || not || !isAboutConditions(query)) return undefined
  const { measure, ...test } = condition
  const metric = metricNamed(measure.metric, scope)
  if (
    measure.test ||
    metric?.of === 'standing' ||
    AGGREGATE_ENTRIES[measure.aggregate].is !== 'value' ||
    measure.aggregate === 'sum'
  )
    return undefined
  return changedQuery(query, {
    who: people,
    measures: [{ metric: measure.metric, aggregate: 'days', test: [{ metric: measure.metric, ...test }] }],
    order: 'highest',
    limit: undefined,
    place: undefined,
    asks: 'value',
  })
}
