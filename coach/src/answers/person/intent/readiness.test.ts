import { expect, test } from 'vitest'
import { talkIn } from '../../../conversation-for-tests.ts'
import { scopeOfTests } from '../../team-for-tests.ts'

const talk = (...messages: string[]) => talkIn(scopeOfTests(), messages)

test.each([
  'How is Bea Birch’s readiness today and how did she sleep last night?',
  "give me Bea's readiness and sleep",
  "what's Bea's readiness today? and her sleep last night?",
  'Bea readiness and sleep today',
  'readiness and last night sleep for Bea',
  "how is Bea's readiness this morning",
])('the verdict comes before the numbers: %s', async (message) => {
  const { text } = await talk(message)
  expect(text).toMatch(/^Bea Birch is ready for a hard day\./)
  expect(text).toContain('recovery is 80% (today)')
  expect(text).toContain('8.4 h')
})

test('also of somebody named before', async () => {
  const { text } = await talk('how is Ann', 'how is her readiness today and how did she sleep')
  expect(text).toMatch(/^Keep Ann Ash out of live wrestling today\./)
})

test.each(["Bea's average readiness this week", "compare Bea's and Ann's readiness", "Bea's readiness yesterday"])(
  'other figures stay figures: %s',
  async (message) => {
    const { text } = await talk(message)
    expect(text).not.toMatch(/^Bea Birch is ready/)
  },
)

test.each([
  ['is Bea fresh', /^Yes: Bea Birch is ready for a hard day\./],
  ['Bea fresh or tired', /^Bea Birch is ready for a hard day\./],
  ['is Ann fresh today', /^No: keep Ann Ash out of live wrestling today\./],
])('%s gets a yes or a no and the verdict', async (message, answer) =>
  expect((await talk(message)).text).toMatch(answer),
)
