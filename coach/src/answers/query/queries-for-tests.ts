import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { checkQuery } from '@corner/analytics/query/check-query.ts'
import {
  AGGREGATES,
  type Bound,
  type Days,
  type DayTest,
  GROUPS,
  type Group,
  type Measure,
  type Query,
  type Window,
} from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { ANN, BEA, CAL, DAN } from './team-for-tests.ts'

const metrics = fc.constantFrom(...Object.keys(CATALOGUE))
const isOf = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 })
const bounds: fc.Arbitrary<Bound> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 1, 2, 6, 7, 15, 34, 50, 66.999, 67) },
  fc.constantFrom({ of: 'own_average' }, { of: 'team_average' }, { of: 'own_average', percent: -10 }),
)
const days: fc.Arbitrary<Days> = fc.record(
  {
    window: fc.constantFrom<Window>(
      { last: 7 },
      { last: 14 },
      { day: 0 },
      { day: -1 },
      { last: 7, before: 7 },
      { from: '2026-11-16', until: '2026-11-20' },
    ),
    weekdays: fc.constantFrom<number[]>([1], [0, 6], [1, 2, 3, 4, 5]),
    where: fc.constantFrom(
      [{ metric: 'sleep_duration', is: 'below', than: 7 }],
      [{ metric: 'strain', is: 'above', than: 11 }],
    ),
    lag: fc.constant(1),
  },
  { requiredKeys: [] },
)
const tests = fc.constantFrom<DayTest[]>(
  [{ metric: 'sleep_duration', is: 'below', than: 7 }],
  [
    { metric: 'recovery', is: 'at_least', than: 67 },
    { metric: 'strain', is: 'below', than: 12 },
  ],
)
const OF_TESTS: readonly string[] = ['days', 'share', 'longest_streak', 'current_streak']
const measures: fc.Arbitrary<Measure> = fc
  .record({
    metric: metrics,
    aggregate: fc.constantFrom(...AGGREGATES),
    test: tests,
    with: metrics,
    percentile: fc.constantFrom(25, 90),
    days: isOf(days),
  })
  .map(({ metric, aggregate, test: tested, with: second, percentile, days: own }) => ({
    metric,
    aggregate,
    ...(OF_TESTS.includes(aggregate) && { test: tested }),
    ...(aggregate === 'correlation' && { with: second }),
    ...(aggregate === 'percentile' && { percentile }),
    ...(own && { days: own }),
  }))
const comparisons = fc.constantFrom('below' as const, 'at_most' as const, 'above' as const, 'at_least' as const)
const ids = fc.subarray([ANN, BEA, CAL, DAN], { minLength: 1 })
const who: fc.Arbitrary<Query['who']> = fc.record(
  {
    ids,
    except: fc.constant([CAL]),
    where: fc.array(fc.record({ measure: measures, is: comparisons, than: bounds }), { minLength: 1, maxLength: 2 }),
    combine: fc.constantFrom('all', 'any'),
    first: fc.record({
      measure: measures,
      order: fc.constantFrom('highest' as const, 'lowest' as const),
      limit: fc.constant(2),
    }),
  },
  { requiredKeys: [] },
)
/** Queries of the right shape, most of them meaningful. */
export const queries: fc.Arbitrary<Query> = fc.record(
  {
    who,
    measures: fc.array(measures, { minLength: 1, maxLength: 3 }),
    days,
    by: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Group[]>(['athlete']) },
      fc.uniqueArray(fc.constantFrom<Group[]>(...GROUPS), { minLength: 1, maxLength: 2 }),
    ),
    having: fc.record({ is: comparisons, than: bounds }),
    order: fc.constantFrom('highest' as const, 'lowest' as const),
    limit: fc.integer({ min: 1, max: 3 }),
    place: fc.constantFrom(1, 2),
    against: fc.oneof(fc.record({ days }), fc.record({ who }), fc.constant({ team: true as const })),
    asks: fc.constantFrom('value' as const, 'who' as const, 'how_many' as const, 'whether' as const, 'when' as const),
    shown: fc.constantFrom('table' as const, 'bands' as const, 'chart' as const, 'names' as const),
  },
  { requiredKeys: ['who', 'measures', 'days', 'asks'] },
)
/** Invalid parts are removed until the query is meaningful. */
export function meaningful(query: Query): Query | undefined {
  for (const parts of [
    [],
    ['having'],
    ['having', 'limit', 'place'],
    ['having', 'limit', 'place', 'order'],
    ['having', 'limit', 'place', 'order', 'against', 'days'],
  ]) {
    const kept = Object.fromEntries(Object.entries(query).filter(([key]) => !parts.includes(key))) as Query
    const less = { ...kept, days: kept.days ?? {} }
    if (checkQuery(less, { today: '2026-11-21' }).length === 0) return less
  }
  return undefined
}
