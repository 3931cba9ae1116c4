import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { scopeWith } from '../../../scope-for-tests.ts'
import { said } from '../../team-for-tests.ts'

const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`
const weeks = (before: number, now: number) => [...Array<number>(7).fill(before), ...Array<number>(7).fill(now)]
/** Two down, one up, one the same; Eve has no week before, Fay two nights of it, Gus no device. */
const scope = scopeWith({
  athletes: [
    athleteWith({ id: id(1), name: 'Ann Ash', recovery: weeks(76, 60) }),
    athleteWith({ id: id(2), name: 'Bea Birch', recovery: weeks(60, 50) }),
    athleteWith({ id: id(3), name: 'Cal Cole', recovery: weeks(50, 70) }),
    athleteWith({ id: id(4), name: 'Dan Dale', recovery: weeks(50, 50) }),
    athleteWith({ id: id(5), name: 'Eve Elm', recovery: [50, 51] }),
    athleteWith({ id: id(6), name: 'Fay Fir', recovery: weeks(50, 50).slice(5) }),
    athleteWith({ id: id(7), name: 'Gus Gum', linked: false }),
  ],
})
const WEEKS: Query = {
  who: {},
  measures: [{ metric: 'recovery', aggregate: 'mean' }],
  by: ['athlete'],
  asks: 'who',
  days: { window: { last: 7 } },
  against: { days: { window: { last: 7, before: 7 } } },
}
const ask = (more: Partial<Query> = {}, message = '') =>
  said({ kind: 'query', query: { ...WEEKS, ...more } }, { scope, message })

const COUNTS =
  'Average recovery, the last 7 days against the 7 days from Nov 8 to Nov 14: 2 down, 1 up and 1 about the same.'
const DOWN =
  'Down, the furthest first:\n\n- Ann Ash: 76% to 60% (down by 16.0 points)\n- Bea Birch: 60% to 50% (down by 10.0 points)'
const UP = 'Up, the furthest first:\n\n- Cal Cole: 50% to 70% (up by 20.0 points)'
const NOT_COUNTED =
  'Without a value on one side: Eve Elm. Not counted, fewer than 3 nights on one side: Fay Fir. No data: Gus Gum.'

test('who went down and who up, and who could not be compared', async () => {
  expect(await ask()).toBe([COUNTS, DOWN, UP, NOT_COUNTED].join('\n\n'))
})

test('by ratio where that is asked', async () => {
  expect(await ask({}, 'the acute ratio of each')).toContain('- Ann Ash: 76% to 60% (down by 16.0 points, ratio 0.79)')
})

test.each<[Query['order'], string]>([
  [
    'lowest',
    'Ann Ash has the biggest drop in recovery: 76% to 60% (down by 16.0 points), the last 7 days against the 7 days from Nov 8 to Nov 14. In all 2 down, 1 up and 1 about the same.\n\nNext:\n\n- Bea Birch: 60% to 50% (down by 10.0 points)\n\nWithout',
  ],
  [
    'highest',
    'Cal Cole has the biggest rise in recovery: 50% to 70% (up by 20.0 points), the last 7 days against the 7 days from Nov 8 to Nov 14. In all 2 down, 1 up and 1 about the same.\n\nWithout',
  ],
])('the %s first', async (order, opening) => expect((await ask({ order })).slice(0, opening.length)).toBe(opening))

test('just one is one', async () => {
  expect(await ask({ order: 'lowest' }, 'biggest drop, just one')).not.toContain('Bea Birch')
})

test.each([
  ["is everybody's recovery worse this week", 'Yes, more are down than up. '],
  ['is the team better this week', 'No, more are down than up. '],
  ['is Ann better this week', ''],
])('%s', async (message, claim) => {
  expect((await ask({ asks: 'whether' }, message)).split('\n')[0]).toBe(`${claim}${COUNTS}`)
})

test('the older days are told first, also where they are asked with the newer ones after them', async () => {
  const text = await ask({ days: { window: { last: 7, before: 7 } }, against: { days: { window: { last: 7 } } } })
  expect(text).toContain([COUNTS, DOWN, UP].join('\n\n'))
})

test('of two figures the one without data is said to have none', async () => {
  const measures: Query['measures'] = [
    { metric: 'recovery', aggregate: 'mean' },
    { metric: 'hrv', aggregate: 'mean' },
  ]
  expect(await ask({ measures })).toBe(
    [COUNTS, DOWN, UP, NOT_COUNTED, 'Of HRV nobody has data on both sides.'].join('\n\n'),
  )
})
