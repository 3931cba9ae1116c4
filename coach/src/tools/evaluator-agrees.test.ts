import { METRIC_NAMES } from '@corner/analytics/metric-catalogue.ts'
import { evaluate } from '@corner/analytics/query/evaluate.ts'
import { TODAY, teams } from '@corner/analytics/query/team-for-tests.ts'
import { STATISTICS, type Statistic } from '@corner/analytics/statistics.ts'
import type { Aggregate, Query } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scopeWith } from '../scope-for-tests.ts'
import { comparison } from './comparison.ts'
import { countDays } from './count-days.ts'
import { findAthletes } from './find-athletes.ts'
import { ranking } from './ranking.ts'
import { recordsByDate } from './records-by-date.ts'
import { relation } from './relation.ts'
import { trend } from './trend.ts'

// The evaluator answers every question that the tools answer: where both can be asked, they say the same.

const AGGREGATE_OF: Record<Statistic, Aggregate> = {
  latest: 'latest',
  average: 'mean',
  weighted_average: 'weighted_mean',
  median: 'median',
  minimum: 'min',
  maximum: 'max',
  total: 'sum',
  deviation: 'deviation',
  trend: 'trend',
  change: 'change',
  halves: 'halves',
  consistency: 'consistency',
  count: 'count',
}

const asked = fc.record({
  team: teams(),
  metric: fc.constantFrom(...METRIC_NAMES),
  statistic: fc.constantFrom(...STATISTICS),
  order: fc.constantFrom('highest' as const, 'lowest' as const),
  comparison: fc.constantFrom('below' as const, 'at_most' as const, 'above' as const, 'at_least' as const),
  bound: fc.integer({ min: 20, max: 21 }),
  days: fc.constantFrom(3, 7, 14, 30),
})

const answer = (
  query: Partial<Query> & Pick<Query, 'measures'>,
  { team, days }: { team: Parameters<typeof evaluate>[1]['athletes']; days: number },
) => evaluate({ who: {}, days: {}, asks: 'value', ...query }, { athletes: team, today: TODAY, days })

const check = (judge: (given: typeof asked extends fc.Arbitrary<infer Given> ? Given : never) => Promise<void>) =>
  fc.assert(fc.asyncProperty(asked, judge), { numRuns: 60 })

it('ranks as the ranking does', () =>
  check(async (given) => {
    const { team: athletes, metric, statistic, order, days } = given
    const old = await ranking.run(scopeWith({ athletes, days }), { metric, statistic, order, limit: 2 })
    const facts = answer(
      { measures: [{ metric, aggregate: AGGREGATE_OF[statistic] }], by: ['athlete'], order, limit: 2 },
      given,
    )
    const drawn = [...facts.rows, ...facts.others].map(({ place, group, facts: [fact] }) => ({
      ...{ place, athlete: group.athlete, value: fact?.value, date: fact?.date, records: fact?.records },
    }))
    expect(drawn).toEqual(old.places)
    expect(facts.rows).toHaveLength(old.listed)
    expect(new Set(facts.leftOut)).toEqual(new Set(old.leftOut))
  }))

it('finds whom the conditions find', () =>
  check(async (given) => {
    const { team: athletes, metric, statistic, comparison: is, bound, days } = given
    const conditions = [
      { metric, statistic, comparison: is, value: bound },
      { metric: 'strain' as const, statistic: 'average' as const, comparison: 'above' as const, value: 10 },
    ]
    const old = await findAthletes.run(scopeWith({ athletes, days }), { conditions, combine: 'any' })
    const where = conditions.map((one) => ({
      measure: { metric: one.metric, aggregate: AGGREGATE_OF[one.statistic] },
      is: one.comparison,
      than: one.value,
    }))
    const measures = [{ metric, aggregate: AGGREGATE_OF[statistic] }]
    const { judged } = answer({ who: { where, combine: 'any' }, measures, by: ['athlete'] }, given)
    const idsOf = (verdict: string) => judged.filter((one) => one.verdict === verdict).map(({ athlete }) => athlete.id)
    expect(new Set(idsOf('met'))).toEqual(new Set(old.found.map(({ athlete }) => athlete.id)))
    expect(new Set(idsOf('not'))).toEqual(new Set(old.others.map(({ athlete }) => athlete.id)))
    expect(new Set(idsOf('unknown'))).toEqual(new Set(old.withoutValue.map(({ athlete }) => athlete.id)))
  }))

it('counts the days that are counted', () =>
  check(async (given) => {
    const { team: athletes, metric, comparison: is, bound, days } = given
    const conditions = [{ metric, comparison: is, value: bound }]
    const old = await countDays.run(scopeWith({ athletes, days }), { conditions, combine: 'all' })
    const test = [{ metric, is, than: bound }]
    const facts = answer({ measures: [{ metric, aggregate: 'days', test }], by: ['athlete'] }, given)
    const counts = new Map(facts.rows.map(({ group, facts: [fact] }) => [group.athlete?.id, fact]))
    for (const { athlete, count, judged } of old.athletes) {
      expect(counts.get(athlete.id)?.value ?? 0).toBe(count)
      expect(counts.get(athlete.id)?.records ?? 0).toBe(judged)
    }
  }))

it('misses the days that are missed', () =>
  check(async (given) => {
    const { team: athletes, metric, days } = given
    const old = await countDays.run(scopeWith({ athletes, days }), { conditions: [], combine: 'all', without: metric })
    const facts = answer({ measures: [{ metric, aggregate: 'missing_days' }], by: ['athlete'] }, given)
    const counts = new Map(facts.rows.map(({ group, facts: [fact] }) => [group.athlete?.id, fact?.value]))
    for (const { athlete, count } of old.athletes) expect(counts.get(athlete.id)).toBe(count)
  }))

it('compares an athlete with the team as the comparison does', () =>
  check(async (given) => {
    const { team: athletes, metric, statistic, days } = given
    const ids = ['id-0']
    const old = await comparison.run(scopeWith({ athletes, days }), {
      athletes: ['id-0'],
      withTeam: true,
      metrics: [metric],
      statistic,
    })
    const measures = [{ metric, aggregate: AGGREGATE_OF[statistic] }]
    const facts = answer({ who: { ids }, measures, by: ['athlete'], against: { team: true } }, given)
    const [own, team] = old.metrics[0]?.sides ?? []
    expect(facts.rows[0]?.facts[0]?.value ?? null).toBe(own?.value)
    expect(facts.against?.rows[0]?.facts[0]).toMatchObject({
      value: team?.value,
      athletes: team?.athletes,
      records: team?.records,
    })
    if (!old.ofDifferentMakers) expect(facts.differences[0]?.value ?? null).toBe(old.metrics[0]?.differences[0]?.value)
  }))

it('takes the halves and the days of one athlete as the trend does', () =>
  check(async (given) => {
    const { team: athletes, metric, days } = given
    const old = await trend.run(scopeWith({ athletes, days }), { metric, athlete: 'id-0' })
    const who = { ids: ['id-0'] }
    const halves = answer({ who, measures: [{ metric, aggregate: 'halves' }], by: ['athlete'] }, given)
    expect(halves.rows[0]?.facts[0]?.value ?? null).toBe(old.change)
    const byDay = answer({ who, measures: [{ metric, aggregate: 'latest' }], by: ['day'] }, given)
    const points = byDay.rows.flatMap(({ group, facts: [fact] }) =>
      fact?.value == null ? [] : [{ date: group.day, value: fact.value }],
    )
    expect(points).toEqual(old.days)
  }))

it('relates two metrics as the relation does', () =>
  check(async (given) => {
    const { team: athletes, metric, days } = given
    const old = await relation.run(scopeWith({ athletes, days }), { x: 'strain', y: metric, lagDays: 1 })
    const measures = [{ metric: 'strain', aggregate: 'correlation' as const, with: metric, lag: 1 }]
    const facts = answer({ measures, by: ['athlete'] }, given)
    for (const { athlete, relation: expected } of old.athletes) {
      const [fact] = facts.rows.find(({ group }) => group.athlete?.id === athlete.id)?.facts ?? []
      expect(fact?.value ?? null).toBe(expected.r)
      if (fact) expect(fact.records).toBe(expected.pairs)
    }
  }))

it('has the records of each day', () =>
  check(async (given) => {
    const { team: athletes, metric, days } = given
    const old = await recordsByDate.run(scopeWith({ athletes, days }), { metrics: [metric] })
    const { rows } = answer({ measures: [{ metric, aggregate: 'latest' }], by: ['athlete', 'day'] }, given)
    const found = rows.flatMap(({ group, facts: [fact] }) =>
      fact?.value == null ? [] : `${group.day} ${group.athlete?.id} ${fact.value}`,
    )
    expect(old.total).toBe(found.length)
    for (const { date, athlete, values } of old.records)
      expect(found).toContain(`${date} ${athlete.id} ${values[metric]}`)
  }))
