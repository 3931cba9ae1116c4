import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../conversation-for-tests.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, BEA } from '../team-for-tests.ts'

const scope = scopeWith({
  athletes: [withLast(ANN, 'Ann Ash', [60, 20], [7.5, 7.5]), withLast(BEA, 'Bea Birch', [60, 62], [7.5, 7.5])],
})
const WHO = 'Who should I hold out of live wrestling and for how long?'

it.each([[[WHO]], [['How is Ann?', WHO]]])(
  'tells who is out first, then what is known of how long: %s',
  async (talk) => {
    const { text } = await talkIn(scope, talk)
    expect(text).toMatch(/^Keep Ann Ash out of live wrestling today\./)
    expect(text).toContain('For how long: no forecast, look again tomorrow morning.')
    expect(text).toContain('Ann Ash: a recovery of 40% or more')
  },
)

it('tells one athlete what lets him back, and no first day', async () => {
  const { text } = await talkIn(scope, ['For how long should I hold Ann out?'])
  expect(text).toMatch(/^I make no forecasts: look again tomorrow morning\./)
  expect(text).toContain('Ann Ash: a recovery of 40% or more')
})
