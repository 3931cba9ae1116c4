import {
  AGGREGATES,
  type Bound,
  type Days,
  type DayTest,
  GROUPS,
  type Measure,
  type Query,
} from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { CATALOGUE } from '../metrics/metric-catalogue.ts'
import { checkQuery } from './check-query.ts'
import { dateAgo, TODAY } from './team-for-tests.ts'

const maybe = <T>(one: fc.Arbitrary<T>, freq = 2) => fc.option(one, { nil: undefined, freq })

const metric = fc.constantFrom(...Object.keys(CATALOGUE))
const bound: fc.Arbitrary<Bound> = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.record({
    of: fc.constantFrom('own_average' as const, 'own_low' as const, 'own_high' as const, 'team_average' as const),
    days: maybe(fc.integer({ min: 1, max: 20 })),
    percent: maybe(fc.integer({ min: -20, max: 20 })),
    plus: maybe(fc.integer({ min: -5, max: 5 })),
  }),
)
const test = fc.oneof(
  fc.record({
    is: fc.constantFrom('below' as const, 'at_most' as const, 'above' as const, 'at_least' as const),
    than: bound,
  }),
  fc.record({ is: fc.constant('between' as const), than: bound, and: bound }),
  fc.record({ is: fc.constantFrom('missing' as const, 'present' as const) }),
)
const dayTest: fc.Arbitrary<DayTest> = fc.tuple(metric, test).map(([name, one]) => ({ metric: name, ...one }))
const tests = fc.array(dayTest, { minLength: 1, maxLength: 2 })

const window = fc.oneof(
  fc.record({ last: fc.integer({ min: 1, max: 14 }), before: maybe(fc.integer({ min: 1, max: 7 })) }),
  fc.record({ day: fc.integer({ min: -8, max: 0 }) }),
  fc
    .tuple(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 0, max: 3 }))
    .map(([from, until]) => ({ from: dateAgo(from), until: dateAgo(until) })),
)
const days: fc.Arbitrary<Days> = fc.record({
  window: maybe(window),
  weekdays: maybe(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), 4),
  where: maybe(tests, 4),
  lag: maybe(fc.integer({ min: 1, max: 2 }), 4),
})

const measure: fc.Arbitrary<Measure> = fc
  .record({
    metric,
    aggregate: fc.constantFrom(...AGGREGATES),
    tests,
    second: metric,
    percentile: fc.integer({ min: 0, max: 100 }),
    days: maybe(days, 5),
  })
  .map(({ metric: name, aggregate, tests: test_, second, percentile, days: own }) => ({
    metric: name,
    aggregate,
    ...(['days', 'share', 'longest_streak', 'current_streak'].includes(aggregate) && { test: test_ }),
    ...(aggregate === 'percentile' && { percentile }),
    ...(aggregate === 'correlation' && { with: second, lag: 1 }),
    ...(own && { days: own }),
  }))

const condition = fc.tuple(measure, test).map(([one, held]) => ({ measure: one, ...held }))
const who = fc.record({
  where: maybe(fc.array(condition, { minLength: 1, maxLength: 2 })),
  combine: maybe(fc.constantFrom('all' as const, 'any' as const)),
  first: maybe(
    fc.record({
      measure,
      order: fc.constantFrom('highest' as const, 'lowest' as const),
      limit: fc.integer({ min: 1, max: 3 }),
    }),
    4,
  ),
})

/** Any query that means something, of any metric and aggregate. */
export const queries: fc.Arbitrary<Query> = fc
  .record({
    who,
    measures: fc.array(measure, { minLength: 1, maxLength: 2 }),
    days,
    by: maybe(fc.uniqueArray(fc.constantFrom(...GROUPS), { minLength: 1, maxLength: 2 }), 4),
    having: maybe(test, 4),
    order: maybe(fc.constantFrom('highest' as const, 'lowest' as const)),
    against: maybe(
      fc.oneof(
        days.map((other) => ({ days: other })),
        who.map((other) => ({ who: other })),
        fc.constant({ team: true as const }),
      ),
      3,
    ),
    asks: fc.constant('value' as const),
  })
  .filter((query) => checkQuery(query, { today: TODAY }).length === 0)
