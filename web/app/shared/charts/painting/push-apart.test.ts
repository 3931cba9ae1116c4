import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pushApart } from './push-apart.ts'

it('keeps labels that do not overlap', () => {
  expect(pushApart([80, 20, 50], 15, 0, 100)).toEqual([80, 20, 50])
})

it('moves the lower one of two that overlap, and back up at the bottom', () => {
  expect(pushApart([50, 52], 15, 0, 100)).toEqual([50, 65])
  expect(pushApart([98, 99, 20], 15, 0, 100)).toEqual([85, 100, 20])
})

it('spreads labels evenly when there are too many', () => {
  expect(pushApart([5, 5, 5], 15, 0, 20)).toEqual([0, 10, 20])
})

it('keeps order, distance and bounds for any labels', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 12 }), (positions) => {
      const moved = pushApart(positions, 15, 0, 200)
      const sorted = [...moved].sort((one, other) => one - other)
      for (const [place, at] of sorted.entries()) {
        expect(at).toBeGreaterThanOrEqual(-1e-9)
        expect(at).toBeLessThanOrEqual(200 + 1e-9)
        const before = sorted[place - 1]
        if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(15 - 1e-6)
      }
      for (const [one, at] of positions.entries())
        for (const [other, below] of positions.entries())
          if (at < below) expect(moved[one] ?? 0).toBeLessThan(moved[other] ?? 0)
    }),
  )
})
