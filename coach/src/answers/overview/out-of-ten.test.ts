import { expect, test } from 'vitest'
import { said } from '../team-for-tests.ts'

test('the number comes first, and then the brief', async () => {
  const text = await said({ kind: 'overview', who: {}, focus: 'status' }, { message: 'how do we look, 1-10' })
  expect(text).toMatch(
    /^\d of 10, by the team health score of \d+ of 100 over the last 7 days: [^\n]*\n\nKeep Ann Ash out/,
  )
})
