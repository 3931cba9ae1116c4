import { expect, it } from 'vitest'
import { tokenize } from '../../language/words/tokenize.ts'
import { findBounds } from './bound-spans.ts'
import type { Limits } from './span.ts'

const read = (message: string) => {
  const tokens = tokenize(message)
  return findBounds(tokens, () => false).map(({ from, until, limits, unit }) => {
    const words = tokens.slice(from, until).map(({ text }) => text)
    return [`${words.join(' ')}${unit === undefined ? '' : `, ${unit}`}`, limits] as const
  })
}
const own = (of: 'own_average' | 'own_low' | 'own_high' | 'team_average') => ({ of })

it.each<[string, string, Limits]>([
  ['who slept under 6 h', 'under 6 h, h', { is: 'below', than: 6 }],
  ['at least 8 hours of sleep', 'at least 8 hours, h', { is: 'at_least', than: 8 }],
  ['only 5 h', 'only 5 h, h', { is: 'at_most', than: 5 }],
  ['recovery 67 or better', '67 or better', { is: 'at_least', than: 67 }],
  ['14 and over', '14 and over', { is: 'at_least', than: 14 }],
  ['under a recovery of 50', 'under a recovery of 50', { is: 'below', than: 50 }],
  ['who got less than 6', 'less than 6', { is: 'below', than: 6 }],
  ['who got recovery under 40', 'under 40', { is: 'below', than: 40 }],
  ['who got a recovery of at most 40', 'at most 40', { is: 'at_most', than: 40 }],
  ['who got sleep under 7 hours', 'under 7 hours, h', { is: 'below', than: 7 }],
  ['who got 8 hours', 'got 8 hours, h', { is: 'at_least', than: 8 }],
  ['strain 14+', '14 plus', { is: 'at_least', than: 14 }],
  ['strain 14 plus', '14 plus', { is: 'at_least', than: 14 }],
  ['recovery at or below 33', 'at or below 33', { is: 'at_most', than: 33 }],
  ['recovery between 34 and 66', 'between 34 and 66', { is: 'between', than: 34, and: 66 }],
  ['recovery between 66 and 34', 'between 66 and 34', { is: 'between', than: 34, and: 66 }],
  ['no more than their own average', 'no more than their own average', { is: 'at_most', than: own('own_average') }],
  ['at or below his baseline', 'at or below his baseline', { is: 'at_most', than: own('own_average') }],
  ['at least their sleep baseline', 'at least their sleep baseline', { is: 'at_least', than: own('own_average') }],
  ['at most their own normal range', 'at most their own normal range', { is: 'at_most', than: own('own_low') }],
  ['at least the normal range', 'at least the normal range', { is: 'at_least', than: own('own_high') }],
  ['above the team average', 'above the team average', { is: 'above', than: own('team_average') }],
])('%s is a bound: %s', (message, words, limits) => expect(read(message)).toEqual([[words, limits]]))

it('two comparisons have a number each', () => {
  expect(read('sleep under 60 and over 14')).toEqual([
    ['under 60', { is: 'below', than: 60 }],
    ['over 14', { is: 'above', than: 14 }],
  ])
  expect(
    read('over 60 or 70 or better')
      .map(([words]) => words)
      .toSorted(),
  ).toEqual(['70 or better', 'over 60'])
})

it.each([
  'only Ann',
  'only their usual',
  'who is over and under',
  'under 3 nights',
  // The team's average, or a number, of another sentence or before the comparison is none of it.
  'who is over. The team average is 50',
  'the team average is at least fine',
  'is the team average lower this week',
  'less. 7 hours of sleep',
  '60 and. Over we go',
  'over by far in the team average',
])('%s has none', (message) => expect(read(message)).toEqual([]))
