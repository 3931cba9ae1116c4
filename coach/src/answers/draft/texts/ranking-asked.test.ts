import { expect, test } from 'vitest'
import { changesRanking } from '../intent/asks-for-text.ts'
import { rankingAsked } from './ranking-asked.ts'

const FIRST = 'Putting the top 5 sleepers of the week up on the whiteboard. name + hours'

test('hours stand on it only where they were asked for', () => {
  expect(rankingAsked(FIRST)).toMatchObject({ metric: 'sleep_duration', places: 5, isWithFigures: true })
  expect(rankingAsked('top 5 sleepers for the board').isWithFigures).toBe(false)
})

test('the later measure counts, and so do the later places', () => {
  const changed = `${FIRST}; hmm do it by consistency instead; and most improved from the week before, just one`
  expect(rankingAsked(changed)).toMatchObject({ metric: 'sleep_consistency', places: 1, isOfGain: true })
  expect(rankingAsked(`${changed}; use sleep instead`).metric).toBe('sleep_duration')
})

test.each(['do it by consistency instead', 'most improved, just one', 'top 3', 'add the scores', 'use recovery'])(
  'a change: %s',
  (message) => expect(changesRanking(message)).toBe(true),
)
test.each(['who slept the least', 'how is Farid', 'thanks'])('none: %s', (message) =>
  expect(changesRanking(message)).toBe(false),
)

test('the board is of what it asks for, and not of what somebody asked besides', () =>
  expect(
    rankingAsked(
      "names of wrestlers with the 5 best weeks of recovery for the board. also Farid's mom called asking if he's sleeping ok",
    ),
  ).toMatchObject({ metric: 'recovery', places: 5 }))
