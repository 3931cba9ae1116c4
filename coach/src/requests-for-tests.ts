import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import { checkQuery } from '@corner/analytics/query/check-query.ts'
import { DAY_FORMS, type DayAsked } from '@corner/contract/entities/day-asked.ts'
import { PERSON_FORMS, type PersonAsked, RETURN_METRICS } from '@corner/contract/entities/person-asked.ts'
import {
  AGGREGATES,
  type Bound,
  type Condition,
  type Days,
  type DayTest,
  GROUPS,
  type Measure,
  type Query,
  type Request,
  type Who,
  type Window,
} from '@corner/contract/entities/query.ts'
import fc from 'fast-check'

const TODAY_FOR_TESTS = '2026-11-21'

const some = <Part>(part: fc.Arbitrary<Part>) => fc.option(part, { nil: undefined, freq: 2 })

/** Absent fields are removed, as in JSON. */
const record = <Whole>(parts: { [Key in keyof Whole]-?: fc.Arbitrary<Whole[Key] | undefined> }): fc.Arbitrary<Whole> =>
  fc
    .record(parts as { [Key in keyof Whole]: fc.Arbitrary<Whole[Key]> })
    .map((whole) => Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== undefined)) as Whole)

const dayAgo = (daysAgo: number) =>
  new Date(Date.parse(TODAY_FOR_TESTS) - daysAgo * 86_400_000).toISOString().slice(0, 10)

const window: fc.Arbitrary<Window> = fc.oneof(
  record<Extract<Window, { last: number }>>({
    last: fc.integer({ min: 1, max: 90 }),
    before: some(fc.integer({ min: 1, max: 30 })),
  }),
  fc.record({ day: fc.integer({ min: -30, max: 0 }) }),
  fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 400 }))
    .map(([until, length]) => ({ from: dayAgo(until + length), until: dayAgo(until) })),
)

const metricNames = Object.keys(CATALOGUE)
const dayMetricNames = metricNames.filter((name) => CATALOGUE[name]?.of !== 'standing')

const own: fc.Arbitrary<Bound> = record<Exclude<Bound, number>>({
  of: fc.constantFrom('own_average', 'own_low', 'own_high', 'team_average'),
  days: some(fc.integer({ min: 2, max: 60 })),
  plus: some(fc.constantFrom(-5, -0.5, 1, 5)),
  percent: some(fc.constantFrom(-10, 10, 25)),
})

const boundWithin = ([least, most]: readonly [number, number]): fc.Arbitrary<Bound> =>
  fc.oneof(
    fc.integer({ min: 0, max: 20 }).map((step) => Math.round(100 * (least + ((most - least) * step) / 20)) / 100),
    own,
  )

const COMPARISONS = ['below', 'at_most', 'above', 'at_least'] as const

type Test = Pick<DayTest, 'is' | 'than' | 'and'>
const testWithin = (scale: readonly [number, number]): fc.Arbitrary<Test> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ is: fc.constantFrom(...COMPARISONS), than: boundWithin(scale) }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(boundWithin(scale), boundWithin(scale))
        .map(([than, and]): Test => ({ is: 'between', ...(than < and ? { than, and } : { than: and, and: than }) })),
    },
    { weight: 1, arbitrary: fc.constantFrom<Test>({ is: 'missing' }, { is: 'present' }) },
    // The recovery bands, whose names are used in a line.
    {
      weight: 1,
      arbitrary: fc.constantFrom<Test>(
        { is: 'below', than: 34 },
        { is: 'between', than: 34, and: 66.999 },
        { is: 'at_least', than: 67 },
      ),
    },
  )

const scaleOf = (name: string) => CATALOGUE[name]?.scale ?? [0, 100]

const dayTest: fc.Arbitrary<DayTest> = fc
  .constantFrom(...dayMetricNames)
  .chain((metric) => testWithin(scaleOf(metric)).map((test) => ({ metric, ...test })))

const days: fc.Arbitrary<Days> = record<Days>({
  window: some(window),
  weekdays: rarely(
    fc.oneof(fc.constantFrom<number[]>([0, 6], [1, 2, 3, 4, 5]), fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })),
  ),
  where: rarely(fc.array(dayTest, { minLength: 1, maxLength: 2 })),
  lag: rarely(fc.integer({ min: 1, max: 3 })),
})

function rarely<Part>(part: fc.Arbitrary<Part>) {
  return fc
    .option(part, { nil: undefined, freq: 1 })
    .chain((value) => fc.boolean().map((isKept) => (isKept ? value : undefined)))
}

const OF_TESTS: readonly string[] = ['days', 'share', 'longest_streak', 'current_streak']

const measure: fc.Arbitrary<Measure> = fc
  .tuple(fc.constantFrom(...metricNames), fc.constantFrom(...AGGREGATES), rarely(days))
  .chain(([metric, aggregate, ownDays]) =>
    record<Measure>({
      metric: fc.constant(metric),
      aggregate: fc.constant(aggregate),
      test: OF_TESTS.includes(aggregate) ? fc.array(dayTest, { minLength: 1, maxLength: 2 }) : fc.constant(undefined),
      percentile: aggregate === 'percentile' ? fc.integer({ min: 0, max: 100 }) : fc.constant(undefined),
      with: aggregate === 'correlation' ? fc.constantFrom(...dayMetricNames) : fc.constant(undefined),
      lag: aggregate === 'correlation' ? some(fc.integer({ min: 1, max: 3 })) : fc.constant(undefined),
      sport:
        CATALOGUE[metric]?.of === 'workouts' ? rarely(fc.constantFrom('wrestling', 'running')) : fc.constant(undefined),
      days: fc.constant(ownDays),
    }),
  )
  // What is counted is defined by the test.
  .map((one) => (one.test?.[0] ? { ...one, metric: one.test[0].metric } : one))

const figureTest = ({ metric, aggregate }: Measure): fc.Arbitrary<Test> => {
  switch (AGGREGATE_ENTRIES[aggregate].is) {
    case 'value':
      return testWithin(scaleOf(metric))
    case 'difference':
      return testWithin([-10, 10])
    case 'percent':
      return testWithin([0, 100])
    default:
      return testWithin([0, 20])
  }
}

const condition: fc.Arbitrary<Condition> = measure.chain((one) =>
  figureTest(one).map((test) => ({ measure: one, ...test })),
)

const who = (ids: readonly string[]): fc.Arbitrary<Who> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.record({ ids: fc.subarray([...ids], { minLength: 1, maxLength: 2 }) }) },
    {
      weight: 3,
      arbitrary: record<Who>({
        ids: rarely(fc.subarray([...ids], { minLength: 1 })),
        except: rarely(fc.subarray([...ids], { minLength: 1, maxLength: 2 })),
        where: some(fc.array(condition, { minLength: 1, maxLength: 2 })),
        combine: rarely(fc.constantFrom('all', 'any')),
        not: rarely(fc.constant(true)),
        first: rarely(
          fc.record({ measure, order: fc.constantFrom('highest', 'lowest'), limit: fc.integer({ min: 1, max: 12 }) }),
        ),
      }),
    },
  )

const query = (ids: readonly string[]): fc.Arbitrary<Query> =>
  fc
    .tuple(who(ids), fc.array(measure, { minLength: 1, maxLength: 2 }), fc.boolean())
    .chain(([people, measures, isFilter]) => {
      const judged = people.where?.map((one) => one.measure)
      return record<Query>({
        who: fc.constant(people),
        measures: fc.constant(isFilter && judged ? judged : measures),
        days,
        by: isFilter ? fc.constant(['athlete']) : some(fc.subarray([...GROUPS], { minLength: 1, maxLength: 2 })),
        having: measures[0] ? rarely(figureTest(measures[0])) : fc.constant(undefined),
        order: some(fc.constantFrom('highest', 'lowest')),
        limit: rarely(fc.integer({ min: 1, max: 12 })),
        place: rarely(fc.integer({ min: 1, max: 12 })),
        against: rarely(
          fc.oneof(fc.record({ days }), fc.record({ who: who(ids) }), fc.constant({ team: true } as const)),
        ),
        relative: rarely(
          record<NonNullable<Query['relative']>>({
            as: fc.constantFrom('ratio', 'percent'),
            above: rarely(fc.constantFrom(0.8, 1, 1.5, 20)),
            below: rarely(fc.constantFrom(0.5, 1, 10)),
          }),
        ),
        asks: fc.constantFrom('value', 'value', 'who', 'who', 'how_many', 'whether', 'when'),
        shown: rarely(fc.constantFrom('table', 'bands', 'chart', 'names', 'csv')),
      })
    })

const day = (ids: readonly string[]) =>
  record<DayAsked>({
    form: fc.constantFrom(...DAY_FORMS),
    back: rarely(fc.constant(-1)),
    limit: some(fc.integer({ min: 1, max: 12 })),
    shown: some(fc.constantFrom('names', 'table')),
    surnames: rarely(fc.constant(true)),
    only: some(fc.constantFrom('worse', 'better', 'red', 'yellow', 'green')),
    order: some(fc.constantFrom('highest', 'lowest')),
    fresh: rarely(fc.constant(true)),
    vitals: rarely(fc.subarray(['hrv', 'respiratory_rate', 'skin_temperature'] as const, { minLength: 1 })),
    nights: rarely(fc.integer({ min: 2, max: 7 })),
    moved: rarely(
      fc.array(
        fc.record({ id: fc.constantFrom(...ids), to: fc.constantFrom('hard', 'as_planned', 'lighter', 'easy') }),
        { minLength: 1, maxLength: 2 },
      ),
    ),
  })

const person = record<PersonAsked>({
  form: fc.constantFrom(...PERSON_FORMS),
  about: rarely(fc.constant('sleep' as const)),
  metric: rarely(fc.constantFrom(...RETURN_METRICS)),
})

const topic = fc.constantFrom('caffeine before a match', 'whom to rest', 'the text for the parents', '')

/**
 * Meaningful requests (`checkQuery` finds nothing wrong) about these athletes, of every kind and with every part of the
 * query language.
 */
export const anyRequest = (ids: readonly string[]): fc.Arbitrary<Request> =>
  fc
    .oneof(
      { weight: 8, arbitrary: anyQuery(ids) },
      {
        weight: 1,
        arbitrary: record<Extract<Request, { kind: 'overview' }>>({
          kind: fc.constant('overview'),
          who: who(ids),
          focus: fc.constantFrom('status', 'at_risk', 'health', 'top_performers', 'guidance', 'coverage'),
          days: some(days),
          day: rarely(day(ids)),
          person: rarely(person),
        }),
      },
      {
        weight: 1,
        arbitrary: record<Extract<Request, { kind: 'why' }>>({
          kind: fc.constant('why'),
          who: who(ids),
          metric: some(fc.constantFrom(...metricNames)),
          days: some(days),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constantFrom('advice' as const, 'draft' as const),
          who: who(ids),
          topic,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.oneof(
          fc.record({ kind: fc.constant('knowledge' as const), topic }),
          fc.record({
            kind: fc.constant('cannot' as const),
            because: fc.constantFrom(
              ...(['not_stored', 'future', 'no_such_action', 'other_team', 'stranger', 'off_topic', 'rules'] as const),
            ),
            topic,
          }),
          fc.record({
            kind: fc.constant('talk' as const),
            about: fc.constantFrom(
              ...(['greeting', 'thanks', 'help', 'shorter', 'objection', 'check', 'source', 'is_that_good'] as const),
            ),
          }),
        ),
      },
    )
    .filter(isMeaningful)

const anyQuery = (ids: readonly string[]): fc.Arbitrary<Extract<Request, { kind: 'query' }>> =>
  query(ids)
    .map((one) => ({ kind: 'query' as const, query: one }))
    .filter(isMeaningful)

/** Whether a request is meaningful; for one that is no query, whether a query about its people and days would be. */
export function isMeaningful(request: Request): boolean {
  const { who: people = {}, days: ofDays = {} } = request as { who?: Who; days?: Days }
  const asked: Query =
    request.kind === 'query'
      ? request.query
      : { who: people, measures: [{ metric: 'recovery', aggregate: 'latest' }], days: ofDays, asks: 'value' }
  return checkQuery(asked, { today: TODAY_FOR_TESTS }).length === 0
}
