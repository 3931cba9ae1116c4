import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, BEA, said } from '../team-for-tests.ts'

/** Ann's device last sent something on Wednesday, three days ago; Bea has none. */
const scope = scopeWith({
  athletes: [
    athleteWith({ id: ANN, name: 'Ann Ash', recovery: [60, 62], hours: [7, 8], until: '2026-11-18' }),
    athleteWith({ id: BEA, name: 'Bea Birch', linked: false }),
  ],
})
const ask = (id: string, metric: string) =>
  said(
    {
      kind: 'query',
      query: {
        who: { ids: [id] },
        by: ['athlete'],
        asks: 'value',
        measures: [{ metric, aggregate: 'mean' }],
        days: { window: { day: -1 } },
      },
    },
    { scope },
  )

test.each([
  [
    'recovery',
    "There is no recovery data of Ann Ash yesterday, Nov 20. Ann Ash's newest recovery is 62%, of Wed Nov 18.",
  ],
  [
    'strain',
    'There is no strain data of Ann Ash yesterday, Nov 20. Their device is connected, but it has sent no strain in the last 90 days.',
  ],
  [
    'skin_temperature',
    'There is no skin temperature data of Ann Ash yesterday, Nov 20. Their device is connected, but it has sent too little skin temperature in the last 90 days.',
  ],
  ['any_record', 'There is no data of Ann Ash yesterday, Nov 20.'],
])('%s that a device has not sent', async (metric, answer) => expect(await ask(ANN, metric)).toBe(answer))

test.each([
  ['recovery', 'Bea Birch is not connected to a device, so there is no recovery data yesterday, Nov 20.'],
  ['any_record', 'Bea Birch is not connected to a device, so there is no data yesterday, Nov 20.'],
])('%s without a device', async (metric, answer) => expect(await ask(BEA, metric)).toBe(answer))
