import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA } from '../../team-for-tests.ts'

const athletes = [withLast(ANN, 'Ann Ash', [60, 38], [7.5, 7.5]), withLast(BEA, 'Bea Birch', [60, 80], [7.5, 7.5])]
const ask = async (message: string) => (await talkIn(scopeWith({ athletes }), [message])).text

it('names who is in worse shape first', async () => {
  expect(await ask('Ann vs Bea, who is in worse shape')).toMatch(
    /^Ann Ash is in worse shape today: recovery 38% against 80%, a lighter day, and Bea Birch ready for a hard day\./,
  )
  expect(await ask('Bea or Ann, who looks worse')).toMatch(/^Ann Ash is in worse shape/)
  expect(await ask('Ann or Bea, who is fresher')).toMatch(/^Bea Birch is fresher/)
})
