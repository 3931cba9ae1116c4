import { expect, it } from 'vitest'
import { whyAsPlanned } from './why-as-planned.ts'

const RANGE = { low: 38, high: 75 }

it.each<[number, number | null, number, string]>([
  [41, 61, 0, 'recovery 41%, in own range 38 to 75%'],
  [63, 62.4, 0, 'recovery 63%, over the usual 62%'],
  [62.2, 61.8, 0, 'recovery 62%, as usual'],
  [41, null, 0, 'recovery 41%, no sign against it'],
  [41, 61, 1, 'recovery 41%, only one mild sign'],
  [66, 61, 1, 'recovery 66% is high, only one mild sign'],
  [80, null, 2, 'recovery 80% is high, only mild signs'],
])('at a recovery of %s%%, usually %s, with %s signs it says: %s', (recovery, usual, signs, said) => {
  expect(whyAsPlanned({ recovery, usual, range: usual === null ? null : RANGE, isOfToday: true, signs })).toBe(said)
})

it('says of a good recovery of yesterday that the one of today is missing', () => {
  expect(whyAsPlanned({ recovery: 80, usual: 60, range: RANGE, isOfToday: false, signs: 0 })).toBe(
    'recovery 80% (yesterday) is high, no score of today yet',
  )
})

it('says of every recovery of yesterday that it is of yesterday', () => {
  const said = (recovery: number, signs: number) =>
    whyAsPlanned({ recovery, usual: 60, range: RANGE, isOfToday: false, signs })
  expect(said(41, 1)).toBe('recovery 41% (yesterday), only one mild sign')
  expect(said(53, 0)).toBe('recovery 53% (yesterday), in own range 38 to 75%')
  expect(said(80, 1)).toBe('recovery 80% (yesterday) is high, only one mild sign')
})
