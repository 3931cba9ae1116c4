import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, said } from '../../team-for-tests.ts'

const withLast = (id: string, name: string, ...last: number[]) => {
  const recovery = [...Array.from({ length: 28 }, (_, day) => 60 + ((day % 3) - 1) * 6), ...last]
  return athleteWith({ id, name, recovery })
}
const ask = (...athletes: ReturnType<typeof withLast>[]) =>
  said(
    { kind: 'overview', who: {}, focus: 'status', day: { form: 'changes', only: 'red' } },
    { scope: scopeWith({ athletes }) },
  )

test('who is new in a band, who came off and who is still in it', async () => {
  const text = await ask(
    withLast(ANN, 'Ann Ash', 55, 20),
    withLast(BEA, 'Bea Birch', 30, 50),
    withLast(CAL, 'Cal Cole', 25, 28),
  )
  expect(text).toBe(
    'New in the red: Ann Ash 55% to 20%. Came off: Bea Birch 30% to 50%. Still in it: Cal Cole 25% to 28%.',
  )
})

test('where nothing moved that is said first', async () => {
  expect(await ask(withLast(ANN, 'Ann Ash', 25, 20))).toBe(
    'No change in the red since the day before. New in the red: nobody. Came off: nobody. Still in it: Ann Ash 25% to 20%.',
  )
})
