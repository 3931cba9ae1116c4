import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { said } from '../team-for-tests.ts'

const NAMES = ['Ann Ash', 'Bea Birch', 'Cal Cole', 'Dan Dale', 'Eve Elm', 'Fay Fir', 'Gus Gum', 'Hal Hazel']
const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`
/** The first moves up most, the last down most; the fourth does not move. */
const MOVES = [30, 20, 10, 0, -10, -20, -30]
const scope = scopeWith({
  athletes: [
    ...MOVES.map((move, place) =>
      athleteWith({ id: id(place), name: NAMES[place] ?? '', recovery: [50, 50, 50, 50 + move, 50 + move, 50 + move] }),
    ),
    athleteWith({ id: id(7), name: NAMES[7] ?? '', linked: false }),
  ],
})

test('moves of many are counted first, and the furthest each way are named', async () => {
  const text = await said(
    {
      kind: 'query',
      query: {
        who: {},
        measures: [{ metric: 'recovery', aggregate: 'halves' }],
        days: { window: { last: 6 } },
        by: ['athlete'],
        asks: 'value',
      },
    },
    { scope },
  )
  expect(text).toMatch(
    /: 3 athletes up, 3 down and 1 about the same\.\n\nMost up:\n\n- Ann Ash: 30\.0 points .*\n- Bea Birch: 20\.0/,
  )
  expect(text).toMatch(/Most down:\n\n- Gus Gum: 30\.0 points .*\n- Fay Fir: 20\.0/)
  expect(text).not.toContain('Dan Dale')
})

test('how many are on the team is a count of people, and not of records', async () => {
  const text = await said(
    {
      kind: 'query',
      query: {
        who: {},
        measures: [{ metric: 'any_record', aggregate: 'latest' }],
        days: {},
        by: ['athlete'],
        asks: 'how_many',
      },
    },
    { scope },
  )
  expect(text).toBe('There are 8 athletes on the team, 7 of them with data in the last 7 days. No device: Hal Hazel.')
})
