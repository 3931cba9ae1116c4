import type { ReadinessMeasure } from '@corner/contract/entities/readiness.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import type { Point } from '../series/points.ts'
import { placeOfScore, type ReadinessPoints, readCornerReadiness } from './corner-readiness.ts'

const MEASURES = ['hrv', 'hrv_sdnn', 'resting_heart_rate', 'sleep_duration', 'respiratory_rate'] as const
const NONE: ReadinessPoints = {
  hrv: [],
  hrv_sdnn: [],
  resting_heart_rate: [],
  sleep_duration: [],
  respiratory_rate: [],
}

/** One value a day, the last on `until`. */
const days = (values: readonly number[], until = TODAY): Point[] =>
  values.map((value, place) => ({ date: addDays(until, place + 1 - values.length), value }))

/** Alternately one unit under and over, 28 days: the mean is the middle, the standard deviation a little over the unit. */
const around = (middle: number, unit: number) => Array.from({ length: 28 }, (_, at) => middle + (at % 2 ? unit : -unit))
const DEVIATION = Math.sqrt(28 / 27)

/** A month as usual and then a morning; of HRV the alternation is of the logarithms. */
function morning(given: Partial<Record<ReadinessMeasure, number>>): ReadinessPoints {
  const usual: Record<ReadinessMeasure, number[]> = {
    hrv: around(Math.log(60), 0.1).map(Math.exp),
    hrv_sdnn: around(Math.log(50), 0.1).map(Math.exp),
    resting_heart_rate: around(52, 2),
    sleep_duration: around(7.5, 1),
    respiratory_rate: around(15, 0.5),
  }
  return Object.fromEntries(
    MEASURES.map((measure) => {
      const value = given[measure]
      return [measure, value === undefined ? [] : days([...usual[measure], value])]
    }),
  ) as unknown as ReadinessPoints
}
const AS_USUAL = { hrv: 60, resting_heart_rate: 52, sleep_duration: 7.5, respiratory_rate: 15 }
const scoreOf = (given: Partial<Record<ReadinessMeasure, number>>) => readCornerReadiness(morning(given), TODAY)?.score

describe('the score', () => {
  it('is 50 of a morning at the own means, whatever parts it has', () => {
    expect(scoreOf(AS_USUAL)).toBe(50)
    for (const measure of ['hrv', 'hrv_sdnn', 'resting_heart_rate'] as const) {
      const mean = { hrv: 60, hrv_sdnn: 50, resting_heart_rate: 52 }[measure]
      expect(scoreOf({ [measure]: mean })).toBe(50)
    }
  })

  it('weighs HRV 4, resting heart rate 3, sleep 2 and breathing 1, at 25 points an own standard deviation', () => {
    const lowHrv = 60 * Math.exp(-0.1 * DEVIATION)
    expect(scoreOf({ ...AS_USUAL, hrv: lowHrv })).toBe(40)
    expect(scoreOf({ ...AS_USUAL, resting_heart_rate: 52 + 2 * DEVIATION })).toBe(43) // 42.5
    expect(scoreOf({ ...AS_USUAL, sleep_duration: 7.5 - DEVIATION })).toBe(45)
    expect(scoreOf({ ...AS_USUAL, respiratory_rate: 15 + 0.5 * DEVIATION })).toBe(48) // 47.5
  })

  it('leaves a missing part out with its weight, and says so', () => {
    const found = readCornerReadiness(morning({ hrv: 60 * Math.exp(-0.1 * DEVIATION), resting_heart_rate: 52 }), TODAY)
    expect(found?.score).toBe(36) // 50 - 25 x 4/7
    expect(found?.parts.map(({ measure }) => measure)).toEqual(['hrv', 'resting_heart_rate'])
    expect(found?.missing).toEqual([
      { measure: 'sleep_duration', values: null },
      { measure: 'respiratory_rate', values: null },
    ])
  })

  it('counts no value as further off than two standard deviations', () => {
    expect(scoreOf({ hrv: 5 })).toBe(0)
    expect(scoreOf({ hrv: 5, resting_heart_rate: 52 })).toBe(21) // 50 - 50 x 4/7
    expect(scoreOf({ hrv: 400 })).toBe(100)
  })

  it('takes a raised respiratory rate as a sign, and a low one as nothing', () => {
    expect(scoreOf({ ...AS_USUAL, respiratory_rate: 12 })).toBe(50)
    expect(scoreOf({ ...AS_USUAL, respiratory_rate: 18 })).toBe(45)
  })

  it('does not make much of a small change after nearly constant nights', () => {
    const points = { ...NONE, resting_heart_rate: days([...Array(28).fill(52), 53]) }
    expect(readCornerReadiness(points, TODAY)?.score).toBe(33) // 50 - 25 x 1/1.5
  })
})

describe('a part', () => {
  it('has its value and own range as they are written', () => {
    const [hrv] = readCornerReadiness(morning(AS_USUAL), TODAY)?.parts ?? []
    expect(hrv).toEqual({ measure: 'hrv', value: 60, low: 54, high: 66, place: 'within' })
  })

  it('is of rMSSD where that can be judged, and else of SDNN, never of both', () => {
    const both = morning({ hrv: 40, hrv_sdnn: 50 })
    expect(readCornerReadiness(both, TODAY)?.parts.map(({ measure }) => measure)).toEqual(['hrv'])
    const newDevice = { ...both, hrv: both.hrv.slice(-14) }
    expect(readCornerReadiness(newDevice, TODAY)).toMatchObject({ score: 50, parts: [{ measure: 'hrv_sdnn' }] })
  })

  it('has no range of 13 values, and has one of 14', () => {
    const full = morning({ hrv: 60 })
    const after = (count: number) => readCornerReadiness({ ...full, hrv: full.hrv.slice(-1 - count) }, TODAY)
    expect(after(13)).toMatchObject({ score: null, place: null, parts: [] })
    expect(after(13)?.missing[0]).toEqual({ measure: 'hrv', values: 13 })
    expect(after(14)).toMatchObject({ score: 50, place: 'within' })
  })
})

it('is told of no morning without HRV or resting heart rate, and of none before yesterday', () => {
  expect(readCornerReadiness(morning({ sleep_duration: 8, respiratory_rate: 15 }), TODAY)).toBeNull()
  expect(readCornerReadiness(morning(AS_USUAL), addDays(TODAY, 1))?.day).toBe(TODAY)
  expect(readCornerReadiness(morning(AS_USUAL), addDays(TODAY, 2))).toBeNull()
  expect(readCornerReadiness(morning(AS_USUAL), addDays(TODAY, -1))?.day).toBe(TODAY)
})

it('is not told by sleep and breathing alone while the heart builds its range', () => {
  const points = { ...morning(AS_USUAL), hrv: days([60]), resting_heart_rate: [] }
  expect(readCornerReadiness(points, TODAY)).toMatchObject({ score: null, parts: [] })
})

it.each([
  [32, 'below'],
  [33, 'within'],
  [67, 'within'],
  [68, 'above'],
] as const)('calls %i %s the own usual', (score, place) => {
  expect(placeOfScore(score)).toBe(place)
})

const value = fc.double({ min: 0.1, max: 400, noNaN: true })
const history = fc.array(fc.option(value, { nil: null }), { maxLength: 40, size: 'max' })
const athlete = fc.record(
  Object.fromEntries(MEASURES.map((measure) => [measure, history])) as Record<ReadinessMeasure, typeof history>,
)
const pointsOf = (values: readonly (number | null)[]): Point[] =>
  values.flatMap((one, place) =>
    one === null ? [] : [{ date: addDays(TODAY, place + 1 - values.length), value: one }],
  )
const readAll = (values: Record<ReadinessMeasure, (number | null)[]>) =>
  readCornerReadiness(
    Object.fromEntries(MEASURES.map((measure) => [measure, pointsOf(values[measure])])) as unknown as ReadinessPoints,
    TODAY,
  )

describe('whatever the values', () => {
  it.each([
    ['hrv', 1],
    ['hrv_sdnn', 1],
    ['resting_heart_rate', -1],
    ['sleep_duration', 1],
    ['respiratory_rate', -1],
  ] as const)('a better %s never lowers the score', (measure, way) => {
    fc.assert(
      fc.property(athlete, value, value, (before, one, other) => {
        const [worse, better] = (one < other ? [one, other] : [other, one]).toSorted((a, b) => way * (a - b))
        const scoreWith = (last: number | undefined) =>
          readAll({ ...before, [measure]: [...before[measure].slice(0, -1), last ?? null] })?.score ?? null
        const [low, high] = [scoreWith(worse), scoreWith(better)]
        expect(low === null).toBe(high === null)
        if (low !== null && high !== null) expect(high).toBeGreaterThanOrEqual(low)
      }),
    )
  })

  it('it is a whole number from 0 to 100 or none, and never of fewer than 14 values of the heart', () => {
    fc.assert(
      fc.property(athlete, (values) => {
        const found = readAll(values)
        if (found === null) return
        if (found.score !== null) {
          expect(Number.isInteger(found.score)).toBe(true)
          expect(found.score).toBeGreaterThanOrEqual(0)
          expect(found.score).toBeLessThanOrEqual(100)
          const most = Math.max(
            ...(['hrv', 'hrv_sdnn', 'resting_heart_rate'] as const).map(
              (measure) => values[measure].slice(0, -1).filter((one) => one !== null).length,
            ),
          )
          expect(most).toBeGreaterThanOrEqual(14)
        }
        for (const { value: one, low, high } of found.parts) expect([one, low, high].every(Number.isFinite)).toBe(true)
      }),
    )
  })

  it('the order of the values does not matter', () => {
    fc.assert(
      fc.property(athlete, (values) => {
        const points = Object.fromEntries(
          MEASURES.map((measure) => [measure, pointsOf(values[measure])]),
        ) as unknown as ReadinessPoints
        const turned = Object.fromEntries(
          MEASURES.map((measure) => [measure, points[measure].toReversed()]),
        ) as unknown as ReadinessPoints
        expect(readCornerReadiness(turned, TODAY)?.score).toBe(readCornerReadiness(points, TODAY)?.score)
      }),
    )
  })
})
