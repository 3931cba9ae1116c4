import type { Aggregate, Measure } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayRecords } from '../athlete/day-records.ts'
import { ask, athleteOf, dateAgo, datesOf, queryOf, someDays, teams } from './team-for-tests.ts'

type Dated = readonly { date: string; value: number }[]

/** Recoveries of certain days, read by a way of their own. */
const recoveriesOn = ({ recovery_data }: DayRecords, dates: readonly string[]): Dated =>
  recovery_data
    .flatMap(({ date, recovery_score }) =>
      recovery_score !== null && dates.includes(date) ? [{ date, value: recovery_score }] : [],
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1))

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const meanOf = (numbers: readonly number[]) => (numbers.length === 0 ? null : total(numbers) / numbers.length)
const minus = (a: number | null | undefined, b: number | null | undefined) => (a == null || b == null ? null : a - b)

/** Each formula written anew; `undefined` for those that have a test of their own below. */
const NAIVE: Partial<Record<Aggregate, (points: Dated, values: readonly number[]) => number | null>> = {
  latest: (_, values) => values.at(-1) ?? null,
  mean: (_, values) => meanOf(values),
  weighted_mean: (_, values) =>
    values.length === 0
      ? null
      : total(values.map((value, place) => value * (place + 1))) / total(values.map((_value, place) => place + 1)),
  median: (_, values) => {
    const sorted = values.toSorted((a, b) => a - b)
    return meanOf(sorted.filter((_value, place) => Math.abs(2 * place - (sorted.length - 1)) <= 1))
  },
  sum: (_, values) => (values.length === 0 ? null : total(values)),
  min: (_, values) => values.toSorted((a, b) => a - b)[0] ?? null,
  max: (_, values) => values.toSorted((a, b) => b - a)[0] ?? null,
  range: (_, values) => (values.length < 2 ? null : Math.max(...values) - Math.min(...values)),
  deviation: (_, values) => {
    const mean = meanOf(values)
    if (mean === null || values.length < 2) return null
    return Math.sqrt(total(values.map((value) => (value - mean) ** 2)) / (values.length - 1))
  },
  consistency: (_, values) => {
    const mean = meanOf(values)
    if (!mean || values.length < 6) return null
    return 100 * (1 - (Math.max(...values) - Math.min(...values)) / mean) || null
  },
  count: (_, values) => values.length,
  trend: (_, values) => minus(values.at(-1), meanOf(values)),
  halves: (_, values) => {
    if (values.length < 4) return null
    const half = Math.floor(values.length / 2)
    return minus(meanOf(values.slice(half)), meanOf(values.slice(0, half)))
  },
  change: (_, values) => minus(values.at(-1), values.at(-2)),
  change_percent: (_, values) => {
    const [before, last] = [values.at(-2), values.at(-1)]
    return before && last !== undefined ? ((last - before) / before) * 100 : null
  },
}

describe.each(Object.entries(NAIVE))('%s', (aggregate, naive) => {
  it('matches its formula for every athlete, over any days with gaps', () => {
    fc.assert(
      fc.property(teams(), someDays, (team, days) => {
        const facts = ask(queryOf({ metric: 'recovery', aggregate: aggregate as Aggregate }, { days }), team)
        for (const athlete of team) {
          const points = recoveriesOn(athlete, datesOf(days))
          const expected = naive(
            points,
            points.map(({ value }) => value),
          )
          const [fact] = facts.rows.find(({ group }) => group.athlete?.id === athlete.athlete_id)?.facts ?? []
          if (expected === null) expect(fact?.value ?? null).toBeNull()
          else expect(fact?.value).toBeCloseTo(expected, 6)
          if (fact) expect(fact.records).toBe(points.length)
        }
      }),
      { numRuns: 60 },
    )
  })
})

const soleValue = (measure: Measure, athlete: DayRecords, days = {}) =>
  ask(queryOf(measure, { days }), [athlete]).rows[0]?.facts[0]

it("tells the day of what is one day's", () => {
  const athlete = athleteOf({ recovery: [70, 40, 90, 40, null] })
  const dayOf = (aggregate: Aggregate) => soleValue({ metric: 'recovery', aggregate }, athlete)?.date
  expect([dayOf('latest'), dayOf('min'), dayOf('max'), dayOf('change'), dayOf('mean')]).toEqual([
    dateAgo(1),
    dateAgo(3),
    dateAgo(2),
    dateAgo(1),
    null,
  ])
})

describe('percentile', () => {
  it.each([
    [[10, 20, 30, 40, 50], 0, 10],
    [[10, 20, 30, 40, 50], 90, 46],
    [[50, 10, 30, 20, 40], 25, 20],
    [[10, 20], 50, 15],
    [[33], 80, 33],
  ])('of %j at %i is %d', (recovery, percentile, expected) => {
    expect(soleValue({ metric: 'recovery', aggregate: 'percentile', percentile }, athleteOf({ recovery }))?.value).toBe(
      expected,
    )
  })

  it('lies so that as many values are below it', () => {
    const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 100 }), (recovery, percentile) => {
        const found = soleValue(
          { metric: 'recovery', aggregate: 'percentile', percentile },
          athleteOf({ recovery }),
        )?.value
        const place = (percentile / 100) * (recovery.length - 1)
        const atMost = recovery.filter((value) => value <= (found ?? -1) + 1e-9).length
        const below = recovery.filter((value) => value < (found ?? -1) - 1e-9).length
        expect(atMost).toBeGreaterThanOrEqual(Math.floor(place) + 1)
        expect(below).toBeLessThanOrEqual(Math.ceil(place))
      }),
    )
  })
})

const isRed = [{ metric: 'recovery', is: 'below', than: 34 }] as const

describe('days that meet a test', () => {
  it('are counted and shared among the days with a value, and rowed day by day', () => {
    fc.assert(
      fc.property(teams(), someDays, fc.integer({ min: 0, max: 100 }), (team, days, than) => {
        const test = [{ metric: 'recovery', is: 'below' as const, than }]
        const aggregates = ['days', 'share', 'longest_streak', 'missing_days'] as const
        const measures = aggregates.map((aggregate) => ({
          metric: 'recovery',
          aggregate,
          ...(aggregate !== 'missing_days' && { test }),
        }))
        const facts = ask({ ...queryOf({ metric: 'recovery', aggregate: 'latest' }, { days }), measures }, team)
        for (const { group, facts: found } of facts.rows) {
          const athlete = team.find(({ athlete_id }) => athlete_id === group.athlete?.id)
          if (!athlete) throw new Error('Nobody')
          const values = new Map(recoveriesOn(athlete, datesOf(days)).map(({ date, value }) => [date, value]))
          const letters = datesOf(days).map((date) => {
            const value = values.get(date)
            return value === undefined ? (date > dateAgo(0) ? '' : '-') : value < than ? 'x' : 'o'
          })
          const met = letters.filter((letter) => letter === 'x').length
          const longest = Math.max(
            ...letters
              .join('')
              .split(/[-o]/)
              .map(({ length }) => length),
          )
          const none = values.size === 0
          expect(found.map(({ value }) => value)).toEqual([
            none ? null : met,
            none ? null : expect.closeTo((met / values.size) * 100, 6),
            none ? null : longest,
            datesOf(days, { withTomorrow: false }).filter((date) => !values.has(date)).length,
          ])
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['goes on until now', [20, 50, 20, 30], 2, dateAgo(1)],
    ['may wait for the value of today', [20, 30, 10, null], 3, dateAgo(3)],
    ['is broken by a day without a value', [20, 20, null, 20], 1, dateAgo(0)],
    ['is over where the newest day does not meet it', [20, 20, 20, 80], 0, null],
    ['is unknown where the newest value is two days old', [20, 20, null, null], null, undefined],
  ])('a current streak %s', (_, recovery, value, date) => {
    const fact = soleValue(
      { metric: 'recovery', aggregate: 'current_streak', test: [...isRed] },
      athleteOf({ recovery }),
    )
    expect([fact?.value ?? null, fact?.date]).toEqual([value, date])
  })

  it('takes days together that all tests hold on, and days in a row of one weekday', () => {
    const athlete = athleteOf({ recovery: Array(22).fill(20), strain: Array(22).fill(12) })
    const both = [...isRed, { metric: 'strain', is: 'between' as const, than: 12, and: 13 }]
    const streak = { metric: 'recovery', aggregate: 'current_streak' as const, test: both }
    expect(soleValue(streak, athlete, { window: { last: 21 }, weekdays: [6] })).toMatchObject({
      value: 3,
      date: dateAgo(14),
    })
  })

  it('finds days without a value, not counting future days', () => {
    const test = [{ metric: 'recovery', is: 'missing' as const }]
    const athlete = athleteOf({ recovery: [50, null, 60, null, null, 70, null] })
    const streak = soleValue({ metric: 'recovery', aggregate: 'longest_streak', test }, athlete)
    expect(streak).toMatchObject({ value: 2, date: dateAgo(3) })
    expect(soleValue({ metric: 'recovery', aggregate: 'days', test }, athlete)?.value).toBe(4)
  })
})

it('pairs the days of a window with the second metric, or with that of so many days later', () => {
  const recovery = Array.from({ length: 12 }, (_, place) => 40 + place ** 2)
  // In the window the strain of a day is a tenth of the recovery of the day after.
  const strain = recovery.map((_, place) => (place < 1 ? 20 : (recovery[place + 1] ?? 1) / 10))
  const relate = (last: number, lag?: number) =>
    soleValue(
      { metric: 'strain', aggregate: 'correlation', with: 'recovery', ...(lag && { lag }) },
      athleteOf({ recovery, strain }),
      { window: { last } },
    )
  expect(relate(11, 1)).toMatchObject({ value: 1, records: 10 })
  expect(relate(10, 1)).toBeUndefined()
  expect(relate(11)?.records).toBe(11)
  expect(relate(11)?.value).toBeLessThan(0.9)
})

it.each([
  [[50, null, null, null, null, null, null, null, null], {}, 8],
  [[50, 60], {}, 0],
  [[50, null, null, 40, 30], { window: { last: 2, before: 2 } }, 2],
])('the record age of %j is counted to the last day of the window %j', (recovery, days, age) => {
  expect(soleValue({ metric: 'recovery', aggregate: 'record_age' }, athleteOf({ recovery }), days)?.value).toBe(age)
})

it.each([
  [[30, 60, 20, 60, 60], 2],
  [[30, 60, 70, 60, 60], 4],
])('the age of the newest of %j below 34 is of that day, not of the newest of all', (recovery, age) => {
  const days = { window: { last: 30 }, where: [{ metric: 'recovery', is: 'below' as const, than: 34 }] }
  const red = soleValue({ metric: 'recovery', aggregate: 'record_age' }, athleteOf({ recovery }), days)
  expect(red?.value).toBe(age)
  expect(soleValue({ metric: 'any_record', aggregate: 'record_age' }, athleteOf({ recovery }), days)?.value).toBe(age)
})

describe('against the own average', () => {
  const athlete = athleteOf({ recovery: [...Array(20).fill(40), ...Array(6).fill(60), 95] })
  const valueOver = (days: object) =>
    soleValue({ metric: 'recovery', aggregate: 'from_own_average' }, athlete, days)?.value
  it('is, without a window, the trend of the Rankings tab', () => {
    expect(valueOver({})).toBe(30)
    expect(valueOver({})).toBe(soleValue({ metric: 'recovery', aggregate: 'trend' }, athlete)?.value)
  })
  it('is of one day against the chat period until then', () => {
    expect(valueOver({ window: { day: -1 } })).toBeCloseTo(60 - (6 * 60 + 40) / 7, 6)
  })
  it('is of a stretch against the 28 days before', () => {
    expect(valueOver({ window: { last: 7 } })).toBe(25)
  })
  it('is of picked days against all of the window', () => {
    expect(valueOver({ window: { last: 7 }, where: [{ metric: 'recovery', is: 'above', than: 90 }] })).toBe(30)
    expect(valueOver({ where: [{ metric: 'recovery', is: 'above', than: 50 }], weekdays: [5, 6] })).toBeCloseTo(
      77.5 - 65,
      6,
    )
  })
  it('is nothing without 14 values before a stretch', () => {
    expect(valueOver({ window: { last: 14 } })).toBeUndefined()
  })
})

describe('against the own range', () => {
  const usual = Array.from({ length: 28 }, (_, place) => (place % 2 ? 40 : 60))
  const deviation = Math.sqrt((28 * 100) / 27)
  it.each([
    [50, 0],
    [30, 30 - (50 - deviation)],
    [95, 95 - (50 + deviation)],
  ])('a newest value of %i lies %d outside', (newest, expected) => {
    const fact = soleValue(
      { metric: 'recovery', aggregate: 'from_own_range' },
      athleteOf({ recovery: [...usual, newest] }),
    )
    expect(fact?.value).toBeCloseTo(expected, 6)
    expect(fact?.range?.low).toBeCloseTo(50 - deviation, 6)
  })
})
