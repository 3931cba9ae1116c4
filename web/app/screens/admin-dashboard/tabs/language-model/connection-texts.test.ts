import type { ConnectionCheckResult } from '@corner/contract/entities/language-model.ts'
import { expect, it } from 'vitest'
import { formatCost, formatDuration, formatFigures, formatTotal } from './connection-texts.ts'

const result = (changes: Partial<ConnectionCheckResult> = {}): ConnectionCheckResult => ({
  check: 'rules',
  state: 'works',
  says: 'It reads the rules.',
  advice: null,
  ms: 1240,
  first_word_ms: 300,
  tokens: { input: 4120, cached_input: 4000, output: 12 },
  cost: 0.0031,
  ...changes,
})

it('formats duration, tokens and cost of a check', () => {
  expect(formatFigures(result())).toBe(
    '1.2 s, first word after 300 ms · 4,120 tokens in (4,000 cached), 12 out · $0.0031',
  )
  expect(formatFigures(result({ first_word_ms: null, cost: null }))).toContain('1.2 s · ')
  expect(
    formatFigures(result({ first_word_ms: null, tokens: { input: 0, cached_input: 0, output: 0 }, cost: null })),
  ).toBe('1.2 s · no price is set')
})

it('formats small costs with more digits, and a missing price as text', () => {
  expect([0, 0.00001, 0.0001, 0.001, 0.29, 1.5, 1.23456, null].map(formatCost)).toEqual([
    '$0.00',
    'under $0.0001',
    '$0.0001',
    '$0.0010',
    '$0.29',
    '$1.50',
    '$1.2346',
    'no price is set',
  ])
  expect([949, 950].map(formatDuration)).toEqual(['949 ms', '0.9 s'])
})

it('sums up all checks in a line', () => {
  expect(formatTotal([result(), result({ state: 'weak' })], 2)).toBe(
    'All 2 parts work · 2.5 s · 8,264 tokens · $0.0062',
  )
  expect(formatTotal([result({ state: 'fails', cost: null })], 5)).toContain('0 of 5 parts work')
})
