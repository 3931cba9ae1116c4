import { expect, test } from 'vitest'
import { talkIn } from '../../../conversation-for-tests.ts'
import { scopeOfTests } from '../../team-for-tests.ts'

const RANKED = 'recovery of everyone this week, lowest first'
const LEAST = 'Ann Ash has the shortest average sleep over the last 7 days: 6.5 h (7 of 7 nights).'

/** The lines of the draft. */
const ask = async (...messages: string[]) =>
  (await talkIn(scopeOfTests(), messages)).text
    .split('\n')
    .filter((line) => /^> ./.test(line))
    .map((line) => line.slice(2))

test.each<[string, string, string[]]>([
  [
    RANKED,
    'type this up',
    [
      'Latest recovery over the last 7 days, lowest first, 3 athletes',
      '- Ann Ash: 30%.',
      '- Cal Cole: 52%.',
      '- Bea Birch: 80%.',
    ],
  ],
  [
    RANKED,
    'write that up as an email for me',
    ['Subject: from the records', 'Hello,', 'Ann Ash: 30%. Cal Cole: 52%. Bea Birch: 80%.'],
  ],
  [
    RANKED,
    'type it up for the trainer',
    [
      '- Latest recovery over the last 7 days, lowest first, 3 athletes.',
      '- Ann Ash: 30%.',
      '- Cal Cole: 52%.',
      '- Bea Birch: 80%.',
    ],
  ],
  ['who slept the least', 'type this up', [LEAST]],
  ['who slept the least', 'type this up as an email', ['Subject: from the records', 'Hello,', LEAST]],
])('%s, then: %s', async (question, message, lines) => expect(await ask(question, message)).toEqual(lines))

test('without figures no name is left in front of nothing', async () => {
  expect((await ask(RANKED, 'type it up for the door')).join('\n')).not.toMatch(/Ann|Bea|Cal|:$/m)
})
