import { expect, it } from 'vitest'
import { answersToRemove } from './kept-bounds.ts'

const DAY_MS = 86_400_000
const NOW = 30 * DAY_MS
const kept = (name: string, daysAgo: number, length = 100) => ({ name, at: NOW - daysAgo * DAY_MS, length })
const removed = (all: readonly ReturnType<typeof kept>[]) => answersToRemove(all, NOW).map(({ name }) => name)

it('removes what is older than a week', () => {
  expect(removed([kept('today', 0), kept('week', 7), kept('older', 7.01)])).toEqual(['older'])
})

it('removes the oldest beyond 80 answers, or 8 million characters', () => {
  const many = Array.from({ length: 82 }, (_, place) => kept(String(place), place / 100))
  expect(removed(many)).toEqual(['80', '81'])
  expect(removed([kept('new', 0, 5_000_000), kept('old', 2, 100), kept('middle', 1, 3_000_000)])).toEqual(['old'])
})
