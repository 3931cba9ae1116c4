import { expect, it } from 'vitest'
import { readNumberWords } from '../../language/words/number-words.ts'
import { tokenize } from '../../language/words/tokenize.ts'
import { findDayKinds } from './day-kinds.ts'

const read = (message: string) =>
  findDayKinds(readNumberWords(tokenize(message)), () => false).map(({ metric, limits }) => ({ metric, ...limits }))

const HARD = { metric: 'strain', is: 'at_least', than: 14 }
const EASY = { metric: 'strain', is: 'below', than: 14 }
const REST = { metric: 'workouts', is: 'at_most', than: 0 }
const NAP = { metric: 'naps', is: 'at_least', than: 1 }
const FULL_NEED = { metric: 'sleep_quality', is: 'at_least', than: 100 }

it.each([
  ['how does she sleep after a hard day', HARD],
  ['after heavy practices', HARD],
  ['after high-strain days', HARD],
  ['after high load practices', HARD],
  ['whenever they went hard', HARD],
  ['recovery after hard sparring', HARD],
  ['after an easy day', EASY],
  ['after light practices', EASY],
  ['on easier days', EASY],
  ['on low-strain days', EASY],
  ['on rest days', REST],
  ['on days off', REST],
  ['on days without practice', REST],
  ['after a day without a workout', REST],
  ['on nap days', NAP],
  ['when he took a nap', NAP],
  ['days she napped', NAP],
  ['after nights of full sleep need', FULL_NEED],
  ['when they met their sleep need', FULL_NEED],
])('%s', (message, limits) => expect(read(message)).toEqual([limits]))

it.each(['the days', 'his strain', 'it was hard', 'high strain days (15+)', 'without Ann'])('not: %s', (message) =>
  expect(read(message)).toEqual([]),
)
