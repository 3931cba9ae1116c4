import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anchoredPosition } from './anchored-position.ts'

const button = (left: number, top: number) => ({ left, top, right: left + 24, bottom: top + 24 })
const DESK = { width: 1280, height: 800 }

it('is centered below its anchor, 4 px away', () => {
  expect(anchoredPosition(button(600, 100), { width: 320, height: 200 }, DESK)).toMatchObject({ left: 452, top: 128 })
})

it('moves in from both sides of the window', () => {
  expect(anchoredPosition(button(0, 100), { width: 320, height: 200 }, DESK).left).toBe(8)
  expect(anchoredPosition(button(1256, 100), { width: 320, height: 200 }, DESK).left).toBe(1280 - 8 - 320)
})

it('is above its anchor where there is more room', () => {
  expect(anchoredPosition(button(600, 700), { width: 320, height: 200 }, DESK)).toMatchObject({ top: 700 - 4 - 200 })
})

it('is limited to the larger side, and scrolls inside', () => {
  expect(anchoredPosition(button(100, 200), { width: 300, height: 900 }, { width: 320, height: 568 })).toEqual({
    left: 8,
    top: 228,
    maxHeight: 568 - 8 - 228,
  })
})

it('stays below where neither side has room for all of it: above it would cover the head of the page', () => {
  expect(anchoredPosition(button(180, 400), { width: 340, height: 900 }, DESK)).toMatchObject({ top: 428 })
})

it('leaves the head of the page free where it is above its anchor', () => {
  const place = anchoredPosition(button(600, 700), { width: 320, height: 690 }, { ...DESK, head: 72 })
  expect(place).toMatchObject({ top: 80, maxHeight: 700 - 4 - 80 })
  expect(anchoredPosition(button(600, 20), { width: 320, height: 200 }, { ...DESK, head: 72 })).toMatchObject({
    top: 48,
  })
})

it('never leaves the window, wherever its anchor is', () => {
  const pixel = fc.integer({ min: -2000, max: 3000 })
  const size = fc.record({ width: fc.integer({ min: 40, max: 304 }), height: fc.integer({ min: 10, max: 2000 }) })
  const window = fc.record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 240, max: 1400 }) })
  fc.assert(
    fc.property(pixel, pixel, size, window, (left, top, box, { width, height }) => {
      const place = anchoredPosition(button(left, top), box, { width, height })
      expect(place.left).toBeGreaterThanOrEqual(8)
      expect(place.left + box.width).toBeLessThanOrEqual(width - 8)
      expect(place.top).toBeGreaterThanOrEqual(8)
      expect(place.top + Math.min(box.height, place.maxHeight)).toBeLessThanOrEqual(height - 8)
    }),
  )
})
