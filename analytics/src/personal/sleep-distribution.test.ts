import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sleepDistribution } from './sleep-distribution.ts'

it('counts nights in half hours when they lie from 5 to 9 h', () => {
  const distribution = sleepDistribution([5.2, 6, 6.4, 6.5, 7.1, 7.2, 7.4, null, 8.9])
  expect(distribution).toMatchObject({ from_hours: 5, width_hours: 0.5, nights: [1, 0, 2, 1, 3, 0, 0, 1] })
})

it('has 8 buckets around equal nights', () => {
  const distribution = sleepDistribution([7, 7, 7])
  expect(distribution?.nights).toEqual([0, 0, 0, 3, 0, 0, 0, 0])
  expect(distribution).toMatchObject({ from_hours: 6.25, width_hours: 0.25 })
})

it('draws one night as a Gaussian bell with the height of the kernel', () => {
  const distribution = sleepDistribution([7])
  // 0.25 h / (0.2 h x sqrt(2 pi)) = 0.4987 nights, at 7 h: 0.75 h after 6.25 h, the 24th of the eighths of a bucket
  expect(distribution?.curve[24]).toBeCloseTo(0.4987, 4)
  expect(Math.max(...(distribution?.curve ?? []))).toBe(distribution?.curve[24])
})

it('is null without nights', () => {
  expect(sleepDistribution([])).toBeNull()
  expect(sleepDistribution([null, null])).toBeNull()
})

it('puts every night into one of 8 to 12 buckets, in any order, and the curve holds about as many', () => {
  const hours = fc.array(fc.option(fc.double({ min: 0, max: 24, noNaN: true }), { nil: null }), { maxLength: 90 })
  fc.assert(
    fc.property(hours, (given) => {
      const distribution = sleepDistribution(given)
      const scored = given.filter((value) => value !== null)
      expect(distribution === null).toBe(scored.length === 0)
      if (!distribution) return
      expect(distribution.nights.length).toBeGreaterThanOrEqual(8)
      expect(distribution.nights.length).toBeLessThanOrEqual(12)
      expect(distribution.nights.reduce((sum, count) => sum + count, 0)).toBe(scored.length)
      const end = distribution.from_hours + distribution.nights.length * distribution.width_hours
      expect(distribution.from_hours).toBeLessThanOrEqual(Math.min(...scored))
      expect(end).toBeGreaterThan(Math.max(...scored))
      for (const height of distribution.curve) expect(Number.isFinite(height) && height >= 0).toBe(true)
      expect(sleepDistribution([...given].reverse())?.nights).toEqual(distribution.nights)
    }),
  )
})
