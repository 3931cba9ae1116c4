import { expect, test } from 'vitest'
import { ANN, BEA, ownScope, said } from '../../team-for-tests.ts'
import { asksWhatSpeaksAgainst, leadFor } from './answer-lead.ts'

test.each([
  ['full go. Any reason not to?', 'reason_against'],
  ['anything speaking against Bea going live', 'reason_against'],
  ['is there a reason we shouldn’t push her', 'reason_against'],
  ['is there anything wrong with pushing Bea', 'reason_against'],
  ['any objection to Bea going full speed', 'reason_against'],
  ['im ok to go hard today or should i back off', 'either'],
  ['is she good to go or do i hold her', 'either'],
  ['live or drill for Bea', 'either'],
  ['can she go live or not', 'yes_no'],
  ['can I push her', 'yes_no'],
  ['so what do i do with him', 'either'],
  ['what should he do in practice', 'either'],
  ['how hard can he go', 'either'],
  ['what about him, can he go live', 'yes_no'],
])('%s: %s', (words, lead) => expect(leadFor(words)).toBe(lead))

test.each(['any reason not to report this', 'is anything wrong with the strap'])('%s is not about a day', (words) =>
  expect(asksWhatSpeaksAgainst(words)).toBe(false),
)

const advise = (id: string, message: string, given = {}) =>
  said({ kind: 'advice', who: { ids: [id] }, topic: message }, { message, ...given })

test('where nothing speaks against it, there is no reason', async () => {
  expect(await advise(BEA, 'Bea full go. Any reason not to?')).toMatch(/^No reason not to: Bea Birch is ready/)
  expect(await advise(ANN, 'Ann full go. Any reason not to?')).toMatch(/^Yes, there is: keep Ann Ash out/)
})

test('what to do gets the verdict, and no yes or no', async () => {
  expect(await advise(BEA, 'what should Bea do in practice')).toMatch(/^Bea Birch is ready/)
  expect(await advise(ANN, 'what should we do in practice with Ann')).toMatch(/^Keep Ann Ash out/)
})

test('a choice of two gets the verdict, and no yes or no', async () => {
  expect(await advise(BEA, 'should Bea go hard or back off')).toMatch(/^Bea Birch is ready/)
  expect(await advise(ANN, 'ok to go hard today or should i back off', { scope: ownScope() })).toMatch(
    /^Stay out of live wrestling today/,
  )
})
