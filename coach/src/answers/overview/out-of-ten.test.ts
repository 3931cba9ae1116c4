import { expect, test } from 'vitest'
import { said } from '../team-for-tests.ts'
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

test('the number comes first, and then the brief', async () => {
  const text = await said({ kind: 'overview', who: {}, focus: 'status' }, { message: 'how do we look, 1-10' })
  expect(text).toMatch(
    /^\d of 10, by the team health score of \d+ of 100 over the last 7 days: [^\n]*\n\nKeep Ann Ash out/,
  )
})
