import { expect, it } from 'vitest'
import { planOf } from './event-plan.ts'

const plan = (...types: string[]) => {
  const { removals, wanted } = planOf(types.map((type) => ({ type })))
  return [removals, wanted.map(({ type }) => type)]
}

it.each([
  [
    ['sleep.updated', 'recovery.updated'],
    [[], ['sleep.updated', 'recovery.updated']],
  ],
  [
    ['sleep.updated', 'recovery.updated', 'sleep.deleted'],
    [['sleep'], []],
  ],
  [
    ['sleep.deleted', 'recovery.deleted'],
    [['sleep', 'recovery'], []],
  ],
  [
    ['sleep.deleted', 'sleep.updated'],
    [['sleep'], ['sleep.updated']],
  ],
  [
    ['sleep.updated', 'recovery.updated', 'recovery.deleted'],
    [['recovery'], ['sleep.updated']],
  ],
  [
    ['workout.deleted', 'workout.updated', 'workout.deleted'],
    [['workout'], []],
  ],
])('reads %j as %j', (types, expected) => {
  expect(plan(...types)).toEqual(expected)
})
