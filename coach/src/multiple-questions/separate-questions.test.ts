import { expect, test } from 'vitest'
import { scopeOfTests } from '../answers/team-for-tests.ts'
import { talkIn } from '../conversation-for-tests.ts'

const talk = (...messages: string[]) => talkIn(scopeOfTests(), messages)

test('a list and one athlete are both answered, in their order, and nothing at the end of both', async () => {
  const { text } = await talk('who is red and how did Bea sleep')
  expect(text).toMatch(/Ann Ash[\s\S]*Bea Birch/)
  expect(text.match(/If you meant something else/g) ?? []).toHaveLength(0)
})

test('a sentence that only says why is no question', async () => {
  const { text, line } = await talk('We leave friday at 6. who slept the least last night')
  expect(text).toMatch(/^Ann Ash/)
  expect(line).not.toContain(' / ')
})

test('whoever a reason names is who the pronoun means', async () => {
  expect((await talk('Bea has been dragging in drills all week. how is her hrv')).text).toMatch(/Bea Birch/)
})

test('several who are named in a reason stay named', async () => {
  const { text } = await talk('my guys are Ann and Bea. how do they look going into the week')
  expect(text).toContain('Ann Ash')
  expect(text).not.toContain('Cal Cole')
})
