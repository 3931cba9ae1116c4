import { expect, test } from 'vitest'
import { scopeOfTests } from '../../answers/team-for-tests.ts'
import { talkIn } from '../../conversation-for-tests.ts'

test.each([
  [
    "Ann's recovery",
    "Worse: Ann Ash's average recovery over the last 7 days is 53%, 11.3 points lower than the 64% of the others (2 athletes). That is place 3 of 3, the highest first.",
  ],
  [
    'average sleep of Ann over the last 14 days',
    "Worse: Ann Ash's average sleep over the last 14 days is 6.5 h, 1.2 h shorter than the 7.7 h of the others (2 athletes). That is place 3 of 3, the longest first.",
  ],
  [
    'average recovery of Bea this week',
    "Better: Bea Birch's average recovery over the last 7 days is 74%, 21.1 points higher than the 53% of the others (2 athletes). That is place 1 of 3, the highest first.",
  ],
  [
    'average strain of Ann this week',
    "Higher: Ann Ash's average strain over the last 7 days is strain 13.0, 2.6 higher than the strain 10.4 of the others (2 athletes). That is place 1 of 3, the highest first.",
  ],
  [
    'average hrv of Ann this week',
    "Worse: Ann Ash's plain average HRV over the last 7 days is 65 ms, 27.9 ms lower than the 92 ms of the others (1 athlete). That is place 2 of 2, the highest first. It differs between people by nature: each athlete’s own usual says more than a comparison with others.",
  ],
])('%s, beside the rest of the team', async (question, answer) => {
  const { text } = await talkIn(scopeOfTests(), [question, 'how does she compare to the rest of the team'])
  expect(text).toBe(answer)
})
