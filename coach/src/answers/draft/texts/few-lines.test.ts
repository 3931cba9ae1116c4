import { expect, test } from 'vitest'
import type { Line } from '../draft-text.ts'
import { inFewLines } from './few-lines.ts'

const list = (...texts: string[]): Line[] => texts.map((text) => ({ text, keep: 2 }))
const sleep = list('Average sleep:', 'Ann: 7.9 h.', 'Bea: 6.1 h.', 'Cal: 8.3 h.', 'Dan: 5.5 h.', 'Eve: 7.0 h.')

test('a long list in few lines is told by its ends', () => {
  expect(inFewLines(sleep, 2).lines.map(({ text }) => text)).toEqual([
    'Highest: Cal 8.3 h, Ann 7.9 h, Eve 7.0 h.',
    'Lowest: Dan 5.5 h, Bea 6.1 h, Eve 7.0 h.',
  ])
})

test('a list in an order keeps it, and one that fits stays', () => {
  const ranked = list('Average sleep, shortest first:', 'Dan: 5.5 h.', 'Bea: 6.1 h.', 'Eve: 7.0 h.', 'Ann: 7.9 h.')
  expect(inFewLines(ranked, 2).lines.at(0)?.text).toBe('Dan: 5.5 h.')
  expect(inFewLines(sleep, null)).toEqual({ title: 'Average sleep', lines: sleep.slice(1) })
})

test('one sentence has the heading and the first of the list', () => {
  const ranked = list('Average sleep, shortest first:', 'Dan: 5.5 h.', 'Bea: 6.1 h.')
  expect(inFewLines(ranked, 1).lines).toEqual([
    { text: 'Average sleep, shortest first: Dan: 5.5 h; Bea: 6.1 h.', keep: 1 },
  ])
})
