import { expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { readDayVerdict } from './day-verdict.ts'
import { afterRecovery, reasonLine, reasonOfVerdict, reasonParts } from './reason-line.ts'

const reasonFor = (given: Parameters<typeof athleteWith>[0]) =>
  reasonOfVerdict(readDayVerdict(athleteWith(given), TODAY), TODAY)
const month = (value: number, last: readonly number[]) => [
  ...Array.from({ length: 28 }, (_, day) => value + ((day % 3) - 1) * 4),
  ...last,
]

it('names nights that lower the verdict of a high recovery, with their days', () => {
  const hours = [...Array(28).fill(7.5), 4.2, 4.2, 4.4, 4.2, 4.7, 8.4]
  expect(reasonFor({ recovery: month(60, [60, 60, 60, 60, 60, 75]), hours })).toBe(
    'recovery 75%, usually 60%; 5 nights in a row of 4.2 to 4.7 h (Nov 16 to 20), then 8.4 h',
  )
})

it('says nothing where nothing speaks against a hard day, or nothing is fresh', () => {
  expect(reasonFor({ recovery: month(60, [75]) })).toBeNull()
  expect(reasonFor({ recovery: [] })).toBeNull()
})

it.each([
  ['recovery 48% (yesterday), usually 62%; skin temperature 0.5 °C up', 'skin temperature 0.5 °C up'],
  [
    'recovery 35%, usually 63%, the third low morning in a row; 5.6 h of sleep',
    'the third low morning in a row; 5.6 h of sleep',
  ],
  ['recovery 35%, usually 63%', ''],
  [
    'recovery 35%; recovery down 3 mornings in a row (60, 50, 40, 35%)',
    'recovery down 3 mornings in a row (60, 50, 40, 35%)',
  ],
])('of %s has the rest behind the recovery', (reason, rest) => {
  expect(afterRecovery(reason)).toBe(rest)
})

it('finds the recovery in the line as it is made', () => {
  const hours = [...Array(28).fill(7.5), 4.2, 4.2, 4.4, 4.2, 4.7, 8.4]
  const line = reasonFor({ recovery: month(60, [60, 60, 60, 60, 60, 75]), hours })
  expect(afterRecovery(line ?? '')).toMatch(/^5 nights in a row/)
})

it('says a low recovery with its mornings also where other signs are more important', () => {
  const judged = { recovery: 35, date: TODAY, usual: 63 }
  const low = 'recovery 35%, usually 63%, the third low morning in a row'
  expect(reasonLine({ ...judged, signs: ['x', 'y', low] }, TODAY)).toBe(`${low}; x; y`)
  expect(reasonParts({ ...judged, signs: ['x', low, 'y', 'z'] }, TODAY)).toEqual({
    recovery: low,
    isSign: true,
    others: ['x'],
    more: 2,
  })
  expect(reasonParts({ ...judged, signs: ['x', 'y', 'z'] }, TODAY)).toEqual({
    recovery: 'recovery 35%, usually 63%',
    isSign: false,
    others: ['x', 'y'],
    more: 1,
  })
})

it('tells the signs of a morning without a recovery by the maker', () => {
  const recovery = Array<null>(30).fill(null)
  const hours = [...Array<number>(25).fill(7.5), 4.2, 4.2, 4.2, 4.2, 4.2]
  const hrv = Array.from({ length: 30 }, (_, place) => 60 + (place % 3))
  expect(reasonFor({ recovery, hrv, hours })).toMatch(/^5 nights in a row of 4\.2 h/)
})
