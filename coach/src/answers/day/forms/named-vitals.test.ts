import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { ANN, BEA, said, scopeOfTests } from '../../team-for-tests.ts'

const nights = (id: string, name: string, rates: readonly number[]) => {
  const athlete = athleteWith({ id, name, recovery: rates.map(() => 60), hours: rates.map(() => 8) })
  return {
    ...athlete,
    sleep_data: athlete.sleep_data.map((night, place) => ({ ...night, respiratory_rate: rates[place] ?? null })),
  }
}
const steady = Array.from({ length: 28 }, (_, place) => 15 + (place % 3) / 10)
const scope = scopeOfTests({
  athletes: [nights(ANN, 'Ann Ash', [...steady, 17]), nights(BEA, 'Bea Birch', [...steady, 15.4])] as never,
})

test('two named vital signs are judged by the marks that say who may be getting ill', async () => {
  const text = await said(
    {
      kind: 'overview',
      who: {},
      focus: 'status',
      day: { form: 'sick', vitals: ['respiratory_rate', 'skin_temperature'] },
    },
    { scope },
  )
  expect(text).toMatch(/^Yes, 1 of 2 with a record of last night/)
  expect(text).toMatch(/- Ann Ash: respiratory rate 17\.0 breaths\/min \(usually 15\.1\)/)
  expect(text).not.toContain('Bea Birch')
})

test('of other vital signs nobody is told', async () => {
  const day = { form: 'sick', vitals: ['skin_temperature'] } as const
  const text = await said(
    { kind: 'overview', who: {}, focus: 'status', day: { ...day, vitals: [...day.vitals] } },
    { scope },
  )
  expect(text).toMatch(/^No, nobody: no skin temperature of last night/)
})

test('of several nights those are told who were off on one of them, and the others counted', async () => {
  const rates = [
    [...steady, 17, 15],
    [...steady, 15, 15.1],
  ] as const
  const several = scopeOfTests({
    athletes: [nights(ANN, 'Ann Ash', rates[0]), nights(BEA, 'Bea Birch', rates[1])] as never,
  })
  const of = (nightsAsked: number) =>
    said(
      {
        kind: 'overview',
        who: {},
        focus: 'status',
        day: { form: 'sick', vitals: ['respiratory_rate'], nights: nightsAsked },
      },
      { scope: several },
    )
  const text = await of(3)
  expect(text).toMatch(/^Yes, 1 of 2 had respiratory rate clearly off/)
  expect(text).toMatch(/- Ann Ash: respiratory rate 17\.0 breaths\/min[^\n]*\(/)
  expect(text).toContain('The other 1 stayed near their usual.')
})
