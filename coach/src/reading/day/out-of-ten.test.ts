import { expect, test } from 'vitest'
import { asksOutOfTen } from './out-of-ten.ts'

test.each([
  'how we looking today, 1-10',
  'give me a number out of ten',
  'scale of 1 to 10 how is the team',
  'rate the room one to ten',
  'team health out of 10',
])('%s asks for a number of ten', (words) => expect(asksOutOfTen(words)).toBe(true))

test.each(['how are we looking', 'practice at 10', 'who slept under 10 hours', 'last 10 days'])(
  '%s does not',
  (words) => expect(asksOutOfTen(words)).toBe(false),
)
