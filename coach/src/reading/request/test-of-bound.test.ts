import { expect, test } from 'vitest'
import { scopeOfTests } from '../../answers/team-for-tests.ts'
import { talkIn } from '../../conversation-for-tests.ts'

test.each([
  ['who spent more than 30 minutes in zone 4 yesterday', 'Time in zone 4 above 30 min, every athlete, Nov 20'],
  ['who spent more than 1 hour in zone 2 yesterday', 'Time in zone 2 above 60 min, every athlete, Nov 20'],
  ['who slept less than 400 minutes yesterday', 'Sleep below 6.67 h, every athlete, Nov 20'],
])('a bound is in the unit of its metric: %s', async (message, line) => {
  expect((await talkIn(scopeOfTests(), [message])).line).toBe(line)
})
