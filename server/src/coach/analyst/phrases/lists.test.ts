import { expect, test } from 'vitest'
import { bullets, capital, countOf, joinAnd, paragraphs, sentences } from './lists.ts'

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

test('a count has its noun', () => {
  expect(countOf(1, 'athlete')).toBe('1 athlete')
  expect(countOf(0, 'athlete')).toBe('0 athletes')
  expect(countOf(2, 'day with data', 'days with data')).toBe('2 days with data')
  expect(capital('nobody')).toBe('Nobody')
})
