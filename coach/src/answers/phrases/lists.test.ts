import { expect, test } from 'vitest'
import { bullets, capital, joinAnd, paragraphs, sentences } from './lists.ts'

test('a list in a sentence has commas and one "and"', () => {
  expect(joinAnd([])).toBe('')
  expect(joinAnd(['A'])).toBe('A')
  expect(joinAnd(['A', 'B'])).toBe('A and B')
  expect(joinAnd(['A', 'B', 'C'], 'or')).toBe('A, B or C')
})

test('what is empty leaves no gap', () => {
  expect(paragraphs('A', undefined, '', false, 'B')).toBe('A\n\nB')
  expect(sentences('A.', undefined, 'B.')).toBe('A. B.')
  expect(bullets(['a', 'b'])).toBe('- a\n- b')
})

test('a sentence begins with a capital', () => {
  expect(capital('nobody')).toBe('Nobody')
})
