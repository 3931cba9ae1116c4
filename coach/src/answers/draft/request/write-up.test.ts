import { expect, test } from 'vitest'
import { asksForWriteUp, toldNothing } from './write-up.ts'

test.each([
  'write it up as 5 lines i can tape to the door',
  'cool, one sentence for the slide title',
  'Put it in three sentences the head coach would actually read',
  'ok gist in two sentences, one per kid, that I could say to their face',
  'ok put all of it together in one email, I will sign it',
  '3 bullets for the staff meeting',
  'sum it up in 2 lines for coach',
  'boil that down to one line',
  'type this up',
])('the last answer again: %s', (message) => expect(asksForWriteUp(message)).toBe(true))

test.each([
  'put it in a table',
  'just the last 3 nights',
  'three lines',
  'one line about why sleep matters for the parents',
  'who is in the red, one line each',
  'make that two groups',
  'write me a practice plan in 5 lines',
  'what is the bottom line on creatine',
])('none: %s', (message) => expect(asksForWriteUp(message)).toBe(false))

test('what asked back told nothing', () => {
  expect(toldNothing('I can read that in more than one way. Which one do you mean?')).toBe(true)
  expect(toldNothing('**3 of 21 athletes** have a recovery below 34%')).toBe(false)
})
