import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [40, 20], [7.5, 4.5]),
    withLast(BEA, 'Bea Birch', [60, 36], [7.5, 5]),
    withLast(CAL, 'Cal Cole', [80, 38], [7.5, 7.5]),
    withLast(DAN, 'Dan Dale', [60, 72], [7.5, 8]),
  ],
})
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

test.each([
  "ann ash just texted she's smoked and wants out of legs tomorrow. believe her?",
  "Ann says she's gassed and wants out of conditioning, legit?",
  "Ann Ash wants the day off, says she's cooked. do I buy it",
  'Ann claims she is wiped. should I believe her or is she dogging it',
  'Ann told me she is exhausted, real or not?',
])('whether it shows: %s', async (message) => {
  expect(await talk(message)).toMatch(/^Yes, believe it: it shows for Ann Ash \(20%/)
})

test('what does not show is no lie', async () => {
  expect(await talk('Dan Dale says he is smoked, believe him?')).toMatch(/^The numbers don't show it: .*Dan Dale/)
})

const TIRED = "Ann says she's smoked and wants out of legs tomorrow, believe her?"
test.each<[string, RegExp]>([
  ['what can she do instead, 40 min', /^40 min for Ann Ash, easy all the way/],
  ['what else can she do', /^40 min for Ann Ash/],
  ['give me something for her instead, 30 minutes', /^30 min for Ann Ash/],
  ['anybody else in the same boat who didnt say anything', /^Yes, 2 by the records, besides Ann Ash:\n\n- Bea/],
  ['who else is like Ann this week', /^Yes, 2 by the records, besides Ann Ash/],
  ['who else is like her but keeping quiet', /^Yes, 2 by the records, besides Ann Ash/],
  ['anyone else not saying anything', /^Yes, 2 by the records, besides Ann Ash/],
])('behind it: %s', async (message, expected) => expect(await talk(TIRED, message)).toMatch(expected))

test.each<[string, RegExp]>([
  ['where does Dan go, he always wants heavy', /^Heavy: Dan Dale/],
  ['which group is Ann in', /^Light: Ann Ash/],
  ['where do i put Bea', /^Light: Bea Birch/],
])('among the groups: %s', async (message, expected) =>
  expect(await talk('make lifting groups for tomorrow', message)).toMatch(expected),
)

test.each([
  'Ann Ash and Dan Dale are my captains, what should I bring up with each of them',
  'sitting down with Ann and Dan tomorrow. talking points?',
  'meeting with Ann and Dan before practice, anything I should raise',
])('each with what stands out and a question: %s', async (message) => {
  expect(await talk(message)).toMatch(/^Ann Ash \(20%[^\n]*:\n\n- [^\n]*\n- Ask: "[^\n]*\n\nDan Dale \(72%/)
})

test.each([
  'who else is out',
  'what did Ann do on Tuesday',
  'who slept less than Ann',
  'believe it or not, who is green',
])('is none of these: %s', async (message) =>
  expect(await talk(message)).not.toMatch(/believe it:|besides Ann|40 min|^(Heavy|Light): /),
)
