import { expect, it } from 'vitest'
import type { Test } from './bounds.ts'
import { writeCount } from './counts.ts'

it.each<[Test, string]>([
  [{ is: 'below', than: 3 }, 'fewer than 3 nights'],
  [{ is: 'below', than: 1 }, 'no nights'],
  [{ is: 'at_most', than: 2 }, 'at most 2 nights'],
  [{ is: 'at_most', than: 0 }, 'no nights'],
  [{ is: 'above', than: 1 }, 'more than 1 night'],
  [{ is: 'above', than: 0 }, 'at least 1 night'],
  [{ is: 'at_least', than: 3 }, 'at least 3 nights'],
  [{ is: 'between', than: 1, and: 2 }, '1 to 2 nights'],
  [{ is: 'between', than: 2, and: 2 }, 'exactly 2 nights'],
  [{ is: 'between', than: 1, and: 1 }, 'exactly 1 night'],
])('%j is %s', (test, words) => expect(writeCount(test, 'nights')).toBe(words))
