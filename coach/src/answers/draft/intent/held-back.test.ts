import { expect, test } from 'vitest'
import { meansHeldBack } from './held-back.ts'

test.each([
  "Write the one you'd hold back a short text from me",
  'text whoever you would sit something kind',
  'message to the kid you said to rest',
  'note for the one you are holding back',
  "text the guy you'd pull",
  'write to the one who is held back',
  'short text for the one I should hold out',
  'draft one to whoever gets benched today',
  "a line for the athlete you'd keep out",
  'text for the first one you would pull',
])('one of them: %s', (said) => expect(meansHeldBack(said)).toBe(true))

test.each([
  'text the boys to hold on to their straps',
  'write Farid a short text',
  'tell them practice is held at 5',
  'a text for the ones who sleep badly',
])('not: %s', (said) => expect(meansHeldBack(said)).toBe(false))
