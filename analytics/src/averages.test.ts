import { expect, it } from 'vitest'
import { average } from './averages.ts'

it('leaves missing values out, and keeps a real 0', () => {
  expect(average([8, null, 6])).toBe(7)
  expect(average([8, 0])).toBe(4)
  expect(average([null])).toBeNull()
  expect(average([])).toBeNull()
})
