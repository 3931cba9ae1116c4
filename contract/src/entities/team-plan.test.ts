import { expect, it } from 'vitest'
import { TeamPlan } from './team-plan.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const isPlan = (given: object) => TeamPlan.safeParse({ kind: 'practice', ...given }).success
const groups = (count: number) => Array.from({ length: count }, () => ({}))

it.each([
  ['from', 0, 719],
  ['minutes', 5, 600],
  ['cap', 1, 60],
  ['worst', 1, 60],
  ['average', 2, 30],
  ['liveFrom', 0, 6],
  ['does', 0, 12],
  ['lines', 1, 40],
])('takes %s from %i to %i, and nothing beside', (name, least, most) => {
  const taken = [least - 1, least, most, most + 1, least + 0.5].map((value) => isPlan({ [name]: value }))
  expect(taken).toEqual([false, true, true, false, false])
})

it.each([
  ['groups', 1, 8, groups],
  ['weekdays', 1, 7, (count: number) => Array(count).fill(1)],
  ['lengths', 0, 6, (count: number) => Array(count).fill({ part: 'live', minutes: 1 })],
  ['less', 0, 7, (count: number) => Array(count).fill({ weekday: 6, percent: 5 })],
  ['drops', 0, 2, (count: number) => Array(count).fill('conditioning')],
  ['without', 0, 2, (count: number) => Array(count).fill('barbell')],
  ['placed', 0, 40, (count: number) => Array(count).fill({ id: ID, to: 7 })],
  ['apart', 0, 20, (count: number) => Array(count).fill([ID, ID])],
  ['together', 0, 20, (count: number) => Array(count).fill([ID, ID])],
] as const)('takes %s of %i to %i, no more', (name, least, most, of) => {
  expect(isPlan({ [name]: of(most + 1) })).toBe(false)
  expect(isPlan({ [name]: of(most) })).toBe(true)
  expect(isPlan({ [name]: of(least) })).toBe(true)
  if (least > 0) expect(isPlan({ [name]: of(least - 1) })).toBe(false)
})

it('takes no word that it does not know', () => {
  expect(isPlan({})).toBe(true)
  expect(isPlan({ colour: 'red' })).toBe(false)
  expect(isPlan({ kind: 'parade' })).toBe(false)
})
