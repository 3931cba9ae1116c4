import type { Aggregate, Days, Measure, Query, Request } from '@corner/contract/entities/query.ts'

/** Figures that are changes themselves, or single values: for two periods both sides are averages. */
const OF_ONE_STRETCH: readonly Aggregate[] = [
  'latest',
  'halves',
  'change',
  'change_percent',
  'trend',
  'from_own_average',
  'from_own_range',
]
/** Conditions on these only say that something changed, like those that compare a value with the usual. */
const MOVES: readonly Aggregate[] = ['halves', 'change', 'change_percent', 'trend', 'from_own_average']

export const isMove = ({ aggregate }: Measure): boolean => MOVES.includes(aggregate)

/** A query on two periods in place of one on changes. */
export function comparePeriods(query: Query, days: Days, against: Days): Query {
  const { who, measures, limit, ...rest } = query
  const { where, combine, not, ...people } = who
  const kept = where?.filter(({ measure, than }) => !isMove(measure) && typeof than !== 'object') ?? []
  return {
    ...rest,
    ...(limit !== undefined && limit > 1 ? { limit } : {}),
    who: kept.length > 0 ? { ...people, where: kept, ...(combine && { combine }), ...(not && { not }) } : people,
    measures: distinct(
      measures.map((measure) => (OF_ONE_STRETCH.includes(measure.aggregate) ? asMean(measure) : measure)),
    ),
    days,
    against: { days: against },
  }
}

const asMean = ({ metric, sport }: Measure): Measure => ({ metric, aggregate: 'mean', ...(sport && { sport }) })

const distinct = (measures: Measure[]): Measure[] => [
  ...new Map(measures.map((measure) => [JSON.stringify(measure), measure])).values(),
]

export const asRequest = (query: Query): Request => ({ kind: 'query', query })

/** The measures of somebody's state where no metric is named. */
export const STATE: readonly Measure[] = ['recovery', 'sleep_duration', 'hrv', 'resting_heart_rate'].map((metric) => ({
  metric,
  aggregate: 'mean',
}))

/** A query in place of "how are they doing", where days are compared. */
export function queryOn(request: Request): Query | undefined {
  if (request.kind === 'query') return request.query
  if (request.kind !== 'overview' || request.focus !== 'status') return undefined
  const { who, days = {} } = request
  const isOfOne = who.ids?.length === 1
  return { who, measures: [...STATE], days, ...(isOfOne && { by: ['athlete'] }), asks: 'value' }
}
