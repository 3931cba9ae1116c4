import { expect, it } from 'vitest'
import { tokenize } from '../../language/words/tokenize.ts'
import { findClocks } from './clock-spans.ts'

const read = (message: string) =>
  findClocks(tokenize(message)).map(({ limits, metric }) => [metric, limits.is, 'than' in limits && limits.than])

// Bed times are counted on from noon: 22 is ten at night, 25 is one o'clock.
it.each<[string, string, string, number]>([
  ['to bed after midnight', 'bed_time', 'above', 24],
  ['to bed after 1', 'bed_time', 'above', 25],
  ['to bed after 1 am', 'bed_time', 'above', 25],
  ['to bed after 12 am', 'bed_time', 'above', 24],
  ['to bed past 12:30 am', 'bed_time', 'above', 24.5],
  ['asleep by 12', 'bed_time', 'at_most', 24],
  ['asleep by 10 pm', 'bed_time', 'at_most', 22],
  ['asleep by 10', 'bed_time', 'at_most', 22],
  ['in bed before 7', 'bed_time', 'below', 19],
  ['in bed before 6', 'bed_time', 'below', 30],
  ['in bed no later than 10:30 pm', 'bed_time', 'at_most', 22.5],
  ['in bed at 11 or later', 'bed_time', 'at_least', 23],
  ['went to bed later than 23', 'bed_time', 'above', 23],
  ['up past 1', 'bed_time', 'above', 25],
  ['still up after 2', 'bed_time', 'above', 26],
  ['after 9:30', 'bed_time', 'above', 21.5],
  ['up before 6', 'wake_time', 'below', 6],
  ['woke at 7 or later', 'wake_time', 'at_least', 7],
  ['up after 1 pm', 'wake_time', 'above', 13],
  ['awake by 12 pm', 'wake_time', 'at_most', 12],
])('%s', (message, ...bound) => expect(read(message)).toEqual([bound]))

it.each(['wrestled after 7', 'to bed before 6 hours', 'sleep after 7 strain', 'up by 5 points'])(
  'no time of the day: %s',
  (message) => expect(read(message)).toEqual([]),
)
