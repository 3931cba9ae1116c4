import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA } from '../../team-for-tests.ts'

const ask = async (ann: number, bea: number, hours = [7.5, 7.5]) => {
  const athletes = [withLast(ANN, 'Ann Ash', [60, ann], hours), withLast(BEA, 'Bea Birch', [60, bea], [7.5, 7.5])]
  return (await talkIn(scopeWith({ athletes }), ['should Ann Ash and Bea Birch get different partners today'])).text
}

it.each([
  ['one out of live', 20, 70, /^Yes, for live: Ann Ash stays out of live wrestling, so give Bea Birch another partner/],
  ['one on a lighter day', 38, 70, /^Yes, for live: Ann Ash has a lighter day, so give Bea Birch another partner/],
  ['both held back', 20, 22, /^Neither goes hard: keep .* together for drilling, no hard live\./],
  ['both alike', 66, 66, /^No, keep them together: .* is no real gap\./],
] as const)('of %s', async (_what, ann, bea, text) => {
  expect(await ask(ann, bea, ann < 30 ? [7.5, 5] : undefined)).toMatch(text)
})
