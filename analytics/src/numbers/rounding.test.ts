import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, decimalsBeside, roundTo, withUnit, written, writtenSigned } from './rounding.ts'

it.each([
  [61.44, 1, 61.4],
  [61.45, 1, 61.5],
  [-3.45, 1, -3.5], // half away from zero: a fall reads as a rise of the same size does
  [1.005, 2, 1.01], // 1.00499999999999989 in binary
  [72.5, 0, 73],
  [-0.04, 1, 0],
  [0, 0, 0],
])('%d with %i decimals is %d', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded)
})

it.each([
  ['58', '%', '58%'],
  ['6.4', 'h', '6.4 h'],
  ['12.3', '', '12.3'],
])('%s in %j is written %s', (number, unit, text) => {
  expect(withUnit(number, unit)).toBe(text)
})

it('writes zeros behind the point, and a sign unless it reads as zero', () => {
  expect(written(7, 1)).toBe('7.0')
  expect(writtenSigned(3.44, 1)).toBe('+3.4')
  expect(writtenSigned(-3.4286, 1)).toBe('−3.4') // docs/reference/sports-science.md#f12
  expect(writtenSigned(-0.04, 1)).toBe('0.0')
  expect(writtenSigned(0.04, 1)).toBe('0.0')
})

it.each([
  [59.6, 0, 60, 1], // would read 60, and is below 60
  [60.4, 0, 60, 1], // would read 60, and is above
  [60, 0, 60, 0],
  [59.4, 0, 60, 0], // reads 59: below, as it is
  [6.46, 1, 6.5, 2],
  [15.04, 1, 15, 2],
  [-10.3, 0, -10, 1],
  [5.004, 1, 5, 2], // never more than one more
  [59.98, 0, 60, 1],
])('%d, usually with %i decimals, beside a bound of %d has %i', (value, decimals, bound, needed) => {
  expect(decimalsBeside(value, decimals, [bound])).toBe(needed)
})

it('removes floating-point error from a difference, and -0', () => {
  expect(30.2 - 35.2).toBeLessThan(-5) // what it is for
  expect(decimal(30.2 - 35.2)).toBe(-5)
  expect(Object.is(decimal(-0), 0)).toBe(true)
})

const number = fc.double({ min: -1000, max: 1000, noNaN: true })

it('rounds by at most half a unit, alike on both sides of zero, and never twice to something else', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
      const rounded = roundTo(value, decimals)
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-9)
      expect(roundTo(-value, decimals)).toBe(0 - rounded)
      expect(roundTo(rounded, decimals)).toBe(rounded)
      expect(Object.is(rounded, -0)).toBe(false)
    }),
  )
})

it('keeps the order of values', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      expect(roundTo(Math.min(one, other), 1)).toBeLessThanOrEqual(roundTo(Math.max(one, other), 1))
    }),
  )
})

it('reads on the same side of a bound as the value, or with one more decimal equal to the bound', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.integer({ min: -100, max: 100 }),
      (thousandths, bound) => {
        const value = thousandths / 1000
        const read = roundTo(value, decimalsBeside(value, 0, [bound]))
        expect([Math.sign(value - bound), Math.abs(value - bound) <= 0.0501 ? 0 : Number.NaN]).toContain(
          Math.sign(read - bound),
        )
      },
    ),
  )
})
