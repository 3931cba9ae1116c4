import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN, said } from '../team-for-tests.ts'

const usual = (middle: number, step: number, ...last: number[]) => [
  ...Array.from({ length: 28 }, (_, day) => middle + ((day % 3) - 1) * step),
  ...last,
]
const of = (form: DayAsked['form'], athletes: ReturnType<typeof athleteWith>[], changes: Partial<DayAsked> = {}) =>
  said({ kind: 'overview', who: {}, focus: 'status', day: { form, ...changes } }, { scope: scopeWith({ athletes }) })

/** Held back by the recovery alone: the HRV of the night goes along with it, but is no sign by itself. */
const ann = athleteWith({ id: ANN, name: 'Ann Ash', recovery: usual(60, 12, 37), hrv: usual(70, 12, 52) })

test.each<DayAsked['form']>(['sit_out', 'order', 'brief', 'groups', 'everybody'])(
  'whoever is held back by the recovery alone has the rule as a reason, and what goes along with it: %s',
  async (form) =>
    expect(await of(form, [ann])).toContain(
      'recovery below 40% is enough for a lighter day; HRV 52 ms (usually 70) leans the same way, no sign by itself',
    ),
)

test('and is not left out of who may be getting ill', async () => {
  expect(await of('sick', [ann])).toContain(
    'small moves with a low recovery, which says little:\n\n- Ann Ash: HRV 52 ms (usually 70), with a low recovery',
  )
})

test('one move is told of all or of nobody', async () => {
  const moved = (id: string, name: string, ...last: number[]) =>
    athleteWith({ id, name, recovery: usual(60, 14, ...last) })
  const text = await of('changes', [
    moved(ANN, 'Ann Ash', 77, 63),
    moved(BEA, 'Bea Birch', 64, 50),
    moved(CAL, 'Cal Cole', 60, 55),
  ])
  expect(text).toContain('- Ann Ash from 77% to 63%, now training as planned')
  expect(text).toContain('- Bea Birch from 64% to 50%, still training as planned')
  expect(text).not.toContain('Cal')
})

test('the worse ones are those who are out or low, and no green after short nights', async () => {
  const athlete = (id: string, name: string, recovery: number, ...hours: number[]) =>
    athleteWith({ id, name, recovery: usual(60, 6, 60, 60, 60, 60, recovery), hours: usual(7.5, 0.4, ...hours) })
  const text = await of(
    'unusual',
    [
      athlete(ANN, 'Ann Ash', 16, 7.5, 7.5, 7.5, 7.5, 4.2),
      athlete(BEA, 'Bea Birch', 76, 4.2, 4.2, 4.2, 4.2, 4.2),
      athlete(CAL, 'Cal Cole', 38, 7.5, 7.5, 7.5, 7.5, 5),
      athlete(DAN, 'Dan Dale', 62, 7.5, 7.5, 7.5, 7.5, 7.5),
    ],
    { only: 'worse', shown: 'names' },
  )
  expect(text).toMatch(/Ann Ash/)
  expect(text).toMatch(/Cal Cole/)
  expect(text).not.toMatch(/Bea|Dan/)
})
