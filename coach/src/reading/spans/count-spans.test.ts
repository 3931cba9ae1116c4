import { expect, it } from 'vitest'
import { scopeOfTests } from '../../answers/team-for-tests.ts'
import { findSpans } from './find-spans.ts'
import { type Limits, spansOf } from './span.ts'

const spans = (message: string) => findSpans(message, scopeOfTests()).spans
const read = (message: string) => spansOf(spans(message), 'count').map(({ limits, isEvery }) => [limits, isEvery])

it.each<[string, Limits]>([
  ['under 6 h at least 2 nights', { is: 'at_least', than: 2 }],
  ['under 6 h on 2 nights or more', { is: 'at_least', than: 2 }],
  ['under 6 h on 2 nights plus', { is: 'at_least', than: 2 }],
  ['in the red on more than two days', { is: 'above', than: 2 }],
  ['in the red over 3 days', { is: 'above', than: 3 }],
  ['in the red more than once', { is: 'above', than: 1 }],
  ['in the red more than twice', { is: 'above', than: 2 }],
  ['in the red at least once', { is: 'at_least', than: 1 }],
  ['in the red even once', { is: 'at_least', than: 1 }],
  ['in the red twice', { is: 'at_least', than: 2 }],
  ['in the red only once', { is: 'between', than: 1, and: 1 }],
  ['in the red exactly twice', { is: 'between', than: 2, and: 2 }],
  ['in the red on exactly 2 days', { is: 'between', than: 2, and: 2 }],
  ['in the red on only 3 days', { is: 'at_most', than: 3 }],
  ['in the red on fewer than 3 days', { is: 'below', than: 3 }],
  ['in the red under 3 nights', { is: 'below', than: 3 }],
  ['in the red at most 2 times', { is: 'at_most', than: 2 }],
  ['no more than 2 nights under 6 h', { is: 'at_most', than: 2 }],
  ['never in the red', { is: 'at_most', than: 0 }],
  ['not once in the red', { is: 'at_most', than: 0 }],
  ['no red days', { is: 'at_most', than: 0 }],
  ['3 greens', { is: 'at_least', than: 3 }],
  ['3 or more red recoveries', { is: 'at_least', than: 3 }],
  ['3 hard days', { is: 'at_least', than: 3 }],
  ['three reds in a row', { is: 'at_least', than: 3 }],
  ['two nights in a row under 6 h', { is: 'at_least', than: 2 }],
  ['over 6 h 2 nights straight', { is: 'at_least', than: 2 }],
  ['in the red for 5 straight days', { is: 'at_least', than: 5 }],
])('%s is a count of days', (message, limits) => expect(read(message)).toEqual([[limits, false]]))

it.each(['every night', 'always under 6 h', 'daily'])('%s is all of them', (message) =>
  expect(read(message)).toEqual([[{ is: 'at_most', than: 0 }, true]]),
)

it.each(['two nights', 'the 3 nights', 'over 14 days', 'last 3 nights'])('%s is a period and no count', (message) => {
  expect(read(message)).toEqual([])
  expect(spansOf(spans(message), 'window')).toHaveLength(1)
})
