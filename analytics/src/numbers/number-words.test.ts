import { expect, it } from 'vitest'
import { amountInWords, inWords } from './number-words.ts'

it.each([
  [0, 'zero'],
  [3, 'three'],
  [10, 'ten'],
  [28, '28'],
  [1.5, '1.5'],
])('writes %d as %s', (count, words) => {
  expect(inWords(count)).toBe(words)
})

it('writes a half as one, and any other amount as a number', () => {
  expect(amountInWords(0.5, 'breath', 'breaths')).toBe('half a breath')
  expect(amountInWords(0.7, 'breath', 'breaths')).toBe('0.7 breaths')
})
