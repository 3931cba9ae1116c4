import { expect, it } from 'vitest'
import { judgeLost } from './lost-records.ts'

const NOW = new Date('2026-03-20T12:00:00Z')
const LAST_WEEK = '2026-03-13T12:00:00.000Z'
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `r${from + i}`)
const listed = (...lists: string[][]) => new Set(lists.flat())

it('removes what two polls in a row have missed, and remembers what this one missed first', () => {
  expect(judgeLost(ids(30), listed(ids(28, 2)), { r0: LAST_WEEK }, NOW)).toEqual({
    remove: ['r0'],
    missed: { r1: NOW.toISOString() },
    implausible: 0,
  })
})

it('forgets what is listed again', () => {
  expect(judgeLost(ids(3), listed(ids(3)), { r0: LAST_WEEK }, NOW)).toEqual({ remove: [], missed: {}, implausible: 0 })
})

it('removes nothing by an empty list, and remembers nothing', () => {
  expect(judgeLost(ids(3), new Set(), { r0: LAST_WEEK }, NOW)).toEqual({ remove: [], missed: {}, implausible: 0 })
})

it.each([
  ['five of six', ids(6), listed(ids(1)), 0],
  ['six of 30, a fifth', ids(30), listed(ids(24)), 0],
  ['six of 29', ids(29), listed(ids(23)), 6],
  ['half of 40', ids(40), listed(ids(20)), 20],
])('believes that %s are gone only within a plausible share', (_name, stored, list, implausible) => {
  const before = Object.fromEntries(stored.map((id) => [id, LAST_WEEK]))
  const verdict = judgeLost(stored, list, before, NOW)
  expect(verdict.implausible).toBe(implausible)
  expect(verdict.remove).toHaveLength(implausible > 0 ? 0 : stored.length - list.size)
  expect(verdict.missed).toEqual({})
})

it('keeps apart two polls of one day, as a clock that jumps makes them', () => {
  const hourAgo = '2026-03-20T11:00:00.000Z'
  expect(judgeLost(ids(3), listed(ids(2)), { r2: hourAgo }, NOW)).toMatchObject({ remove: [], missed: { r2: hourAgo } })
})

it('counts from now what a clock that was ahead missed in the future', () => {
  const future = '2026-04-20T12:00:00.000Z'
  expect(judgeLost(ids(3), listed(ids(2)), { r2: future }, NOW)).toMatchObject({
    remove: [],
    missed: { r2: NOW.toISOString() },
  })
})
