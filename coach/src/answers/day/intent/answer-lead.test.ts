import { expect, test } from 'vitest'
import { ANN, BEA, ownScope, said } from '../../team-for-tests.ts'
import { openVerdict } from '../one-athlete.ts'
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
  ['is she ready to compete saturday', 'match'],
  ['good to go for the dual tomorrow?', 'match'],
  ['can she do a live match in practice', 'yes_no'],
  ['a nap before the match', 'yes_no'],
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

test('a match to come is answered by the data of today, and is never shorter', async () => {
  expect(await advise(BEA, 'is Bea ready to compete saturday?')).toMatch(
    /^Yes by today's data: Bea Birch is ready for a hard day\. Look again on the morning of the match\./,
  )
  const out = await advise(ANN, 'is Ann ready to compete saturday?')
  expect(out).toMatch(/^No by today's data: keep Ann Ash out of live wrestling\./)
  expect(out).toContain('In practice today: keep to technique')
  const lighter = openVerdict(
    { athlete: { id: 'c', name: 'Cal Cole' }, verdict: 'lighter' } as never,
    { today: '2026-11-21' },
    'ready',
    'match',
  )
  expect(lighter).toMatch(
    /^\*\*No clean yes\*\*: \*\*Cal Cole\*\* needs a lighter day today, and a match is not made shorter\./,
  )
})
