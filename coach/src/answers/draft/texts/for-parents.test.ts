import { expect, test } from 'vitest'
import { adviceForParents, isLong, slugsForParents } from './for-parents.ts'

test.each(['sleep over Thanksgiving week', 'sleep', 'water', 'weight cutting', 'meals at home', 'water and food'])(
  'four to eight sentences on %s',
  (words) => {
    const lines = adviceForParents(words) ?? []
    expect(lines.length).toBeGreaterThanOrEqual(4)
    expect(lines.length).toBeLessThanOrEqual(8)
  },
)

test('in a break it tells when to be back at the usual times', () => {
  expect(
    adviceForParents('sleep over the break')
      ?.map(({ text }) => text)
      .join(' '),
  ).toContain('wake-up time')
  expect(
    adviceForParents('sleep')
      ?.map(({ text }) => text)
      .join(' '),
  ).not.toContain('break')
})

test('nothing on what it does not know', () => expect(adviceForParents('the potluck')).toBeUndefined())

test('the articles are those of its subjects', () =>
  expect(slugsForParents('water and food')).toEqual(['hydration', 'protein-and-energy']))

test.each([
  [{ words: 150, sentences: null }, true],
  [{ words: 20, sentences: null }, false],
  [{ words: null, sentences: 5 }, true],
  [{ words: null, sentences: null }, false],
])('%o', (manner, expected) => expect(isLong(manner, 'a note')).toBe(expected))
