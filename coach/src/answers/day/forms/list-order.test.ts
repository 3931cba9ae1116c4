import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL } from '../../team-for-tests.ts'

const held = [
  withLast(ANN, 'Ann Ash', [44], [4.2]),
  withLast(BEA, 'Bea Birch', [43], [7.5]),
  withLast(CAL, 'Cal Cole', [60], [7.5]),
]
const ask = async (count: number) =>
  (await talkIn(scopeWith({ athletes: held.slice(2 - count) }), ['who should ease today'])).text

it('says by what a list of several who ease is ordered, which is not the order of the Team Overview', async () => {
  expect(await ask(2)).toContain('Listed by how much speaks against a hard day. Usually: the 28-day median.')
  expect(await ask(1)).not.toContain('Listed by')
})
