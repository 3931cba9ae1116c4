import { expect, it } from 'vitest'
import { underUsual } from './under-usual.ts'

it('marks nobody whose verdict says it already, or whose usual recovery is not known', () => {
  expect(underUsual({ verdict: 'as_planned', recovery: 41, usual: 65 })).toBe(24)
  expect(underUsual({ verdict: 'as_planned', recovery: 55, usual: 65 })).toBe(10)
  expect(underUsual({ verdict: 'as_planned', recovery: 56, usual: 65 })).toBe(0)
  expect(underUsual({ verdict: 'lighter', recovery: 41, usual: 65 })).toBe(0)
  expect(underUsual({ verdict: 'as_planned', recovery: 41, usual: null })).toBe(0)
})
