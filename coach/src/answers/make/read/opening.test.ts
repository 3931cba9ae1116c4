import { expect, test } from 'vitest'
import { openingIn } from './opening.ts'
import { judgedIn, partsIn, timesIn } from './practice.ts'

test.each([
  ['writing tomorrows practice at the same time. 90 min, wanted 30 of it live. is that dumb', 'practice'],
  ['planning practice today, 2 hours, 45 live. too much?', 'practice'],
  ['rooming for the hotel friday, 24 kids, rooms of 2. can you pair the early sleepers together', 'rooms'],
  ['trainer is only in on monday 2 to 4 and has 6 slots. whos most worth sending', 'slots'],
  ['got partners to set for tuesday. who can go full live and who only drills', 'pairs'],
])('%s', (words, kind) => expect(openingIn(words)).toBe(kind))

test.each([
  'how hard was practice last week',
  'who is tired in practice',
  'did the trainer see him',
  'who slept early',
])('nothing to make: %s', (words) => expect(openingIn(words)).toBeUndefined())

test('minutes of a part are said before it and behind it', () => {
  expect(partsIn('90 min, wanted 30 of it live').lengths).toEqual([{ part: 'live', minutes: 30 }])
  expect(partsIn('make the live 20').lengths).toEqual([{ part: 'live', minutes: 20 }])
  expect(partsIn('cut drill down to 15 min').lengths).toEqual([{ part: 'drill', minutes: 15 }])
  expect(partsIn('live 2 groups').lengths).toBeUndefined()
  expect(timesIn('90 min, wanted 30 of it live').minutes).toBe(90)
})

test.each([
  ['a practice, 60 min, live in the middle, no conditioning', 60, { live: 'middle', drops: ['conditioning'] }],
  ['45 min, drill only', 45, { live: 'none' }],
  ['2 hours, live first', 120, { live: 'start' }],
  ['75 min, end with live', 75, { live: 'end' }],
])('minutes before a comma are those of the whole practice: %s', (words, minutes, parts) => {
  expect(timesIn(words)).toEqual({ minutes })
  expect(partsIn(words)).toEqual(parts)
})

test('whether it fits is asked', () => {
  expect(judgedIn('is that dumb given where these guys are at')).toEqual({ judged: true })
  expect(judgedIn('90 min practice with 20 live')).toEqual({})
})
