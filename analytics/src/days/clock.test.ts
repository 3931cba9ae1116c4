import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockText, hoursApart, meanHour, placeOnClock, unwrapHours } from './clock.ts'

it.each([
  [23.5, 12, 23.5],
  [0.5, 12, 24.5],
  [24.5, 12, 24.5],
  [12, 12, 12],
  [-1, 0, 23],
  [24, 0, 0],
  [3, 4, 27],
  [4, 4, 4],
])('%d on the clock of the day that begins at %i is %d', (hour, dayBegins, expected) => {
  expect(placeOnClock(hour, dayBegins)).toBe(expected)
})

it.each([
  [23.5, 0.5, 1],
  [0.5, 23.5, -1],
  [6, 18, -12],
  [7, 8.25, 1.25],
])('from %d to %d it is %d hours', (from, to, expected) => {
  expect(hoursApart(from, to)).toBe(expected)
})

describe('the mean hour', () => {
  it.each([
    [[23 + 50 / 60, 10 / 60], 12, 24],
    [[11.5, 12.5], 12, 12],
    [[22, 23, 0], 12, 23],
    [[6, 7, 9.5], 0, 7.5],
    [[], 0, null],
  ])('of %j in the day that begins at %i is %d', (hours, dayBegins, expected) => {
    const mean = meanHour(hours, dayBegins)
    if (expected === null) expect(mean).toBeNull()
    else expect(mean).toBeCloseTo(expected, 6)
  })

  it('shifts by an hour when all times shift by an hour', () => {
    const evening = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1 })
    fc.assert(
      fc.property(evening, fc.integer({ min: 0, max: 1440 }), (minutes, turn) => {
        const hours = minutes.map((minute) => minute / 60)
        const mean = hours.reduce((sum, hour) => sum + hour, 0) / hours.length
        const turned = meanHour(
          hours.map((hour) => (hour + turn / 60) % 24),
          0,
        )
        expect(Math.abs(hoursApart(turned ?? 0, mean + turn / 60))).toBeLessThan(1e-6)
      }),
    )
  })
})

it('shifts times by whole days only, and accepts times all around the clock', () => {
  expect(unwrapHours([23, 1]).map((hour) => ((hour % 24) + 24) % 24)).toEqual(
    [23, 1].map((hour) => expect.closeTo(hour, 6)),
  )
  expect(unwrapHours([0, 12])).toHaveLength(2)
})

it.each([
  [23.5, '23:30'],
  [24.25, '00:15'],
  [7.999, '08:00'],
  [23.9999, '00:00'],
  [0, '00:00'],
])('%d is written %s', (hours, text) => {
  expect(clockText(hours)).toBe(text)
})
