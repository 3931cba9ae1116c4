import { expect, it } from 'vitest'
import { firstGrowing, soFar } from './growing.ts'

const places = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
const STRAIN = { grows: true }

it('grows from the running day on, also on the day after, where an athlete is further east', () => {
  expect(firstGrowing({ places, runningDay: '2026-11-21' }, STRAIN)).toBe(2)
  expect([1, 2, 3].map((place) => soFar({ places, runningDay: '2026-11-21' }, STRAIN, place))).toEqual([
    '',
    ' so far',
    ' so far',
  ])
})

it('does not grow where every day is over, or the value is of the morning', () => {
  expect(firstGrowing({ places }, STRAIN)).toBe(4)
  expect(firstGrowing({ places, runningDay: '2026-11-23' }, STRAIN)).toBe(4)
  expect(firstGrowing({ places, runningDay: '2026-11-21' }, {})).toBe(4)
})
