import { expect, test } from 'vitest'
import { isInstruction, withInstructionsApart, withoutInstructions } from './instructions.ts'

test.each([
  "no data about anybody's kid in it",
  '150 words or so',
  'about four sentences',
  'can be funny',
  'from the whole staff',
  'from the whole coaching staff not me',
  "don't name anyone",
  "that's honest but doesn't hand out his private numbers",
  'nothing about individual kids',
  "something they'll actually read",
  'should sound like me',
  'light tone',
  "no one's stats",
  'without naming anybody',
  '5th grade reading level',
  'not preachy',
  'serious but not scary',
])('on the text: %s', (clause) => expect(isInstruction(clause)).toBe(true))

test.each([
  'no phones after ten',
  'practice is at 6 tomorrow',
  'lights out by 10',
  'short practice today at 5',
  'nobody is allowed in the sauna',
  "don't be late",
  'bring two pairs of shoes',
  'long bus ride on Saturday',
  'the staff meets at 5',
])('of the text: %s', (clause) => expect(isInstruction(clause)).toBe(false))

test('an instruction behind what is to be said stands apart', () =>
  expect(withInstructionsApart('practice is at 6 but not preachy')).toBe('practice is at 6, not preachy'))

test('the subject stays, what it must not hold goes', () =>
  expect(withoutInstructions("email to parents about sleep, no data about anybody's kid, warm")).toBe(
    'email to parents about sleep,',
  ))
