import { expect, test } from 'vitest'
import { withEvent, withTime } from './event.ts'

test('the event opens the first line, and the day owns it', () => {
  expect(withEvent(['Doors open at 11.', 'Bring water.'], 'a text about the Saturdays dual, tell them')).toEqual([
    "Saturday's dual: doors open at 11.",
    'Bring water.',
  ])
  expect(withEvent(['AD speaks.'], 'a note on our banquet.')).toEqual(['Our banquet: AD speaks.'])
})

test('an event that the first line names, or none, changes nothing', () => {
  expect(withEvent(['The banquet is at 7.'], 'a note about the banquet.')).toEqual(['The banquet is at 7.'])
  expect(withEvent(['Doors open at 11.'], 'a text about sleep.')).toEqual(['Doors open at 11.'])
  expect(withEvent([], 'a note about the banquet.')).toEqual([])
})

test.each([
  ['about the early bus Saturday at 5:30 am', 'the early bus is Saturday at 5:30 am'],
  ['about a team dinner tomorrow night', 'the team dinner is tomorrow night'],
  ['on our lift, Friday 7 am', 'our lift is Friday 7 am'],
  ['about the bus at 9:30', 'the bus is at 9:30'],
  ['about sleep', 'about sleep'],
])('%s: %s', (clause, sentence) => expect(withTime(clause)).toBe(sentence))
