import { expect, test } from 'vitest'
import { said } from '../team-for-tests.ts'
import { toTalkAboutSleep } from './whom-to-talk.ts'

test.each([
  ['which 5 guys should i talk to about their sleep', 5],
  ['who should I talk to about sleep', 5],
  ['which three kids need to work on their bedtime', 3],
  ['how much sleep do they need', 0],
  ['who slept least last night', 0],
  ["he can't sleep the night before a meet, what do I tell him", 0],
])('%s: %i', (text, count) => expect(toTalkAboutSleep(text)).toBe(count))

test('it is names with their nights, and no article alone', async () => {
  const topic = 'which 2 guys should i talk to about their sleep'
  const text = await said({ kind: 'advice', who: {}, topic }, { message: topic })
  expect(text).toMatch(/1\. Ann Ash: average sleep 6\.5 h/)
  expect(text).toContain('Ask: "')
})
