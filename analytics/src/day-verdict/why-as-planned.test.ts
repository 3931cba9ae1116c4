import { expect, it } from 'vitest'
import { whyAsPlanned } from './why-as-planned.ts'

it.each<[number, number, string]>([
  [41, 0, 'recovery 41% is not below 40%, nothing is far outside their own range'],
  [41, 1, 'recovery 41% is not below 40%, only one mild sign'],
  [49.9, 1, 'recovery 50% is not below 40%, only one mild sign'],
  [50, 1, 'recovery 50%, only one mild sign'],
  [65.9, 0, 'recovery 66%, nothing is far outside their own range'],
  [66, 1, 'recovery 66% is high, only one mild sign'],
  [80, 2, 'recovery 80% is high, only mild signs'],
])('at a recovery of %s%% with %s signs it says: %s', (recovery, signs, said) => {
  expect(whyAsPlanned({ recovery, isOfToday: true, signs })).toBe(said)
})

it('says of a good recovery of yesterday that the one of today is missing', () => {
  expect(whyAsPlanned({ recovery: 80, isOfToday: false, signs: 0 })).toBe(
    'recovery 80% (yesterday) is high, no score of today yet',
  )
})

it('says of every recovery of yesterday that it is of yesterday', () => {
  const said = (recovery: number, signs: number) => whyAsPlanned({ recovery, isOfToday: false, signs })
  expect(said(41, 1)).toBe('recovery 41% (yesterday) is not below 40%, only one mild sign')
  expect(said(53, 0)).toBe('recovery 53% (yesterday), nothing is far outside their own range')
  expect(said(80, 1)).toBe('recovery 80% (yesterday) is high, only one mild sign')
})
