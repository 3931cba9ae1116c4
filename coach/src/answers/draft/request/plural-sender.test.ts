import { expect, test } from 'vitest'
import { inPlural, isFromStaff } from './plural-sender.ts'

test.each([
  'less formal pls and from the whole coaching staff not me',
  'from all the coaches',
  'sign it from all of us',
  'on behalf of the staff',
  'say we instead of I',
])('from several: %s', (said) => expect(isFromStaff(said)).toBe(true))

test('from one again', () => expect(isFromStaff('no, just from me')).toBe(false))

test.each(['a note to the coaches', 'shorter', 'tell them we leave at 9', 'the staff meets at 5'])(
  'not said: %s',
  (said) => expect(isFromStaff(said)).toBeUndefined(),
)

test('several say it', () =>
  expect(inPlural("Tell me first. I will call, and I'm in my office.")).toBe(
    "Tell us first. We will call, and we're in our office.",
  ))
