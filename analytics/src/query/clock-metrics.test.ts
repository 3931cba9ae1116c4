import type { Aggregate, Condition, Measure } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import type { DayRecords } from '../athlete/day-records.ts'
import { ask, athleteOf, dateAgo, queryOf } from './team-for-tests.ts'

/** Bed times of the last nights, in hours of the clock. */
function sleeper(id: string, bedTimes: readonly number[]): DayRecords {
  const athlete = athleteOf({ id, name: id, hours: bedTimes.map(() => 7) })
  return {
    ...athlete,
    sleep_data: athlete.sleep_data.map((night, place) => ({ ...night, bed_clock_hours: bedTimes[place] })),
  }
}

const measureOf = (aggregate: Aggregate): Measure => ({
  metric: 'bed_time',
  aggregate,
  ...(aggregate === 'percentile' && { percentile: 50 }),
})
const factOf = (aggregate: Aggregate, bedTimes: readonly number[]) =>
  ask(queryOf(measureOf(aggregate)), [sleeper('a', bedTimes)]).rows[0]?.facts[0]

const MIDNIGHT = [23 + 50 / 60, 10 / 60]

it.each<[Aggregate, readonly number[], number, string]>([
  ['mean', MIDNIGHT, 24, 'clock'],
  ['median', [23, 0.5, 23.5], 23.5, 'clock'],
  ['percentile', [23, 0, 1], 24, 'clock'],
  ['max', [23, 0.5, 22], 24.5, 'clock'],
  ['min', [23, 0.5, 22], 22, 'clock'],
  ['latest', [23, 0.5], 24.5, 'clock'],
  ['range', MIDNIGHT, 20 / 60, 'h'],
  ['change', [23.5, 0.5], 1, 'h'],
  ['trend', [23, 1], 1, 'h'],
  ['deviation', [23, 1], Math.SQRT2, 'h'],
  ['halves', [22, 22, 1, 1], 3, 'h'],
])('the %s of bed times at %j is %d %s', (aggregate, bedTimes, value, unit) => {
  expect(factOf(aggregate, bedTimes)).toMatchObject({ value: expect.closeTo(value, 6), unit })
})

it('puts bed times of noon beside each other as well, wherever the day begins', () => {
  expect(factOf('deviation', [11.5, 12.5])?.value).toBeCloseTo(Math.SQRT1_2, 6)
})

describe('a team', () => {
  const team = [sleeper('a', [23.5]), sleeper('b', [0.5]), sleeper('c', [3])]
  it('goes to bed at the mean hour of its athletes', () => {
    const early = ask(queryOf(measureOf('mean'), { by: undefined, who: { ids: ['a', 'b'] } }), team)
    expect(early.rows[0]?.facts[0]).toMatchObject({ value: expect.closeTo(24, 6), unit: 'clock' })
  })
  it('has its latest to bed after midnight', () => {
    const { rows } = ask(queryOf(measureOf('latest'), { order: 'highest' }), team)
    expect(rows.map(({ group }) => group.athlete?.id)).toEqual(['c', 'b', 'a'])
  })
  it('differs by the shorter way round the clock', () => {
    const { differences } = ask(queryOf(measureOf('latest'), { who: { ids: ['b', 'a'] } }), team)
    expect(differences).toEqual([expect.objectContaining({ value: -1, unit: 'h' })])
  })
  it.each<[Pick<Condition, 'is' | 'than' | 'and'>, string[]]>([
    [{ is: 'above', than: 0 }, ['b', 'c']],
    [{ is: 'above', than: 24 }, ['b', 'c']],
    [{ is: 'below', than: 1 }, ['a', 'b']],
    [{ is: 'between', than: 23, and: 1 }, ['a', 'b']],
  ])('has to bed %j %j', (test, expected) => {
    const where = [{ measure: measureOf('latest'), ...test }]
    expect(ask(queryOf(measureOf('latest'), { who: { where } }), team).people.map(({ id }) => id)).toEqual(expected)
    const nights = { metric: 'bed_time', aggregate: 'days' as const, test: [{ metric: 'bed_time', ...test }] }
    const counts = ask(queryOf(nights), team).rows.map(({ facts: [fact] }) => fact?.value)
    expect(counts).toEqual(['a', 'b', 'c'].map((id) => (expected.includes(id) ? 1 : 0)))
  })
})

it('is held against the own usual range round midnight', () => {
  const usual = Array.from({ length: 14 }, (_, place) => (place % 2 ? 23.5 : 0.5))
  const deviation = Math.sqrt((14 * 0.25) / 13)
  const fact = ask(queryOf(measureOf('from_own_range')), [sleeper('a', [...usual, 2])]).rows[0]?.facts[0]
  expect(fact).toMatchObject({
    value: expect.closeTo(2 - deviation, 6),
    range: { high: expect.closeTo(24 + deviation, 6) },
  })
  const late = { metric: 'bed_time', is: 'above' as const, than: { of: 'own_high' as const } }
  const nights = ask(queryOf({ metric: 'bed_time', aggregate: 'days', test: [late] }), [sleeper('a', [...usual, 2])])
  expect(nights.rows[0]?.facts[0]).toMatchObject({ value: 1, records: 1 })
})

it('is held against the own average round midnight', () => {
  const bedTimes = [...Array(7).fill(23.5), 0.5]
  const latest = ask(queryOf(measureOf('from_own_average')), [sleeper('a', bedTimes)]).rows[0]?.facts[0]
  expect(latest).toMatchObject({ value: expect.closeTo(6 / 7, 2), unit: 'h', date: dateAgo(0) })
})
