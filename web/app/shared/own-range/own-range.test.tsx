import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../rendered-for-tests.tsx'
import { ownRangeText, ownScale } from './own-range.ts'
import { OwnRangeBar } from './own-range-bar.tsx'

const PERCENT = { unit: '%', decimals: 0, axis: { from: 0, to: 100 } } as const
const MS = { unit: ' ms', decimals: 0, axis: { from: 'fit', to: 'fit' } } as const
const range = (low: number, high: number) => ({ low, high, mean: 0, median: 0, deviation: 1, count: 20 })

describe('the text', () => {
  it.each([
    [11, '29 points under own range 40 to 62%'],
    [39.6, 'within own range 40 to 62%'],
    [80, '18 points above own range 40 to 62%'],
    [63, '1 point above own range 40 to 62%'],
    [null, 'own range 40 to 62%'],
  ])('of %s says where it lies, as displayed', (value, text) => {
    expect(ownRangeText({ metric: PERCENT, range: range(40.2, 61.9), value })).toBe(text)
  })

  it('of a duration or HRV has its unit', () => {
    expect(ownRangeText({ metric: MS, range: range(50, 70), value: 44 })).toBe('6 ms under own range 50 to 70 ms')
  })

  it('invents no range, and says nothing while it loads', () => {
    expect(ownRangeText({ metric: PERCENT, range: null, value: 50 })).toBe('own range not known yet')
    expect(ownRangeText({ metric: PERCENT, range: undefined, value: 50 })).toBe('')
  })

  it('ends a range at the end of the scale', () => {
    expect(ownRangeText({ metric: PERCENT, range: range(90, 104), value: 100 })).toBe('within own range 90 to 100%')
  })
})

describe('the scale', () => {
  it('is that of the metric', () => {
    expect(ownScale({ metric: PERCENT, range: null, value: 11 }, range(40, 62))).toEqual({
      low: 40,
      high: 62,
      value: 11,
    })
  })

  it('without fixed ends holds the range and a far value', () => {
    expect(ownScale({ metric: MS, range: null, value: 60 }, range(50, 70))).toEqual({
      low: (20 / 60) * 100,
      high: (40 / 60) * 100,
      value: 50,
    })
    expect(ownScale({ metric: MS, range: null, value: 10 }, range(50, 70)).value).toBe(0)
  })

  it('of a range without width has a place', () => {
    const { low, high, value } = ownScale({ metric: MS, range: null, value: 50 }, range(50, 50))
    expect([low, high, value]).toEqual([50, 50, 50])
    expect(ownScale({ metric: MS, range: null, value: 3 }, range(0, 0)).low).toBe(25)
  })
})

it('draws a value outside with another shape, and none without a range', () => {
  const bar = (value: number, known = true) =>
    markupOf(<OwnRangeBar metric={PERCENT} range={known ? range(40, 62) : null} value={value} />)
  expect(bar(50)).toContain('within')
  expect(bar(50)).not.toMatch(/class="[^"]*outside/)
  expect(bar(80)).toMatch(/class="[^"]*outside/)
  expect(bar(50, false)).not.toContain('style=')
  expect(linesOf(bar(80))).toEqual(['18 points above own range 40 to 62%'])
})
