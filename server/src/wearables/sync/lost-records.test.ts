import { expect, it } from 'vitest'
import { judgeLost as judge } from './lost-records.ts'

const NOW = new Date('2026-03-20T12:00:00Z')
const LAST_WEEK = '2026-03-13T12:00:00.000Z'
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `r${from + i}`)
/** Newest first, a day apart. */
const judgeLost = (stored: string[], list: Set<string>, before: Record<string, string>, now: Date) =>
  judge(
    stored.map((provider_id) => ({
      provider_id,
      may_go: true,
      start_at: new Date(NOW.getTime() - Number(provider_id.slice(1)) * 86_400_000),
    })),
    list,
    before,
    now,
  )
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
  ['five of six', ids(6), listed(ids(1, 5)), 0],
  ['six of 30, a fifth', ids(30), listed(ids(24, 6)), 0],
  ['six of 29', ids(29), listed(ids(23, 6)), 6],
  ['half of 40', ids(40), listed(ids(20, 20)), 20],
])('believes that %s are gone only within a plausible share', (_name, stored, list, implausible) => {
  const before = Object.fromEntries(stored.map((id) => [id, LAST_WEEK]))
  const verdict = judgeLost(stored, list, before, NOW)
  expect(verdict.implausible).toBe(implausible)
  expect(verdict.remove).toHaveLength(implausible > 0 ? 0 : stored.length - list.size)
  expect(verdict.missed).toEqual({})
})

it('does not count two polls of one day, as after a clock jump, as two', () => {
  const hourAgo = '2026-03-20T11:00:00.000Z'
  expect(judgeLost(ids(3), listed(ids(2, 1)), { r0: hourAgo }, NOW)).toMatchObject({
    remove: [],
    missed: { r0: hourAgo },
  })
})

it('counts from now what a clock that was ahead missed in the future', () => {
  const future = '2026-04-20T12:00:00.000Z'
  expect(judgeLost(ids(3), listed(ids(2, 1)), { r0: future }, NOW)).toMatchObject({
    remove: [],
    missed: { r0: NOW.toISOString() },
  })
})

it('treats a list that lacks the oldest records as truncated, however often, and still sees gaps in the rest', () => {
  const before = { r1: LAST_WEEK, r28: LAST_WEEK, r29: LAST_WEEK }
  const nothing = { remove: [], missed: {}, implausible: 0 }
  expect(judgeLost(ids(30), listed(ids(28)), before, NOW)).toEqual(nothing)
  expect(judgeLost(ids(30), listed(ids(1), ids(26, 2)), before, NOW)).toEqual({ ...nothing, remove: ['r1'] })
})
