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

test.each([
  [
    'Who can make an extra hard live session tonight, and who has slept too little this week?',
    /^You can push Bea Birch[\s\S]*Ann Ash[^\n]*6\.5 h/,
    /^Who to push today, every athlete \/ Average sleep below 7 h, every athlete/,
  ],
  [
    'who can make a hard live session today and who slept too little this week',
    /^You can push Bea Birch[\s\S]*Ann Ash[^\n]*6\.5 h/,
    / \/ Average sleep below 7 h, every athlete/,
  ],
  [
    'who needs me today and which athletes had the highest strain yesterday',
    /^Keep Ann Ash out[\s\S]*highest[^\n]*strain/,
    / \/ .*strain/i,
  ],
  [
    'Who sits out tonight, and which athletes went below 40% recovery this week?',
    /Keep Ann Ash out[\s\S]*Closest: Ann Ash, recovery 53%/,
    / \/ .*recovery/i,
  ],
  [
    'Who should ease today, and who has slept not enough last night?',
    /^Keep Ann Ash out[\s\S]*Ann Ash[^\n]*5\.8 h/,
    / \/ Latest sleep below 7 h/,
  ],
])('both questions are answered: %s', async (message, answer, line) => {
  const said = await talk(message)
  expect(said.text).toMatch(answer)
  expect(said.line).toMatch(line)
})
