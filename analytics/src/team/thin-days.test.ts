import { expect, it } from 'vitest'
import { valuesByDay } from '../series/halves.ts'
import { thinDays } from './thin-days.ts'

const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = ['2026-11-09', '2026-11-20', '2026-11-21', '2026-11-22'] as const

/** The thin days of a team with a value of each athlete on the given days. */
const thin = (...athletes: (readonly string[])[]) => {
  const series = athletes.map((dates) => dates.map((date) => ({ date, value: 50 })))
  return thinDays(valuesByDay(series), series).map(({ date, values, athletes }) => [date, values, athletes])
}

it('are the newest ones with fewer than half of the athletes', () => {
  const until = [FRIDAY]
  expect(thin([FRIDAY, SATURDAY], until, until)).toEqual([[SATURDAY, 1, 3]])
  expect(thin([FRIDAY, SATURDAY, SUNDAY], until, until)).toEqual([
    [SATURDAY, 1, 3],
    [SUNDAY, 1, 3],
  ])
  expect(thin([FRIDAY, SATURDAY], until)).toEqual([])
  expect(thin([FRIDAY, SATURDAY, SUNDAY], [FRIDAY, SATURDAY], until)).toEqual([[SUNDAY, 1, 3]])
})

it('are no older ones, and none for athletes whose last value is older than a week', () => {
  expect(thin([FRIDAY, SATURDAY], [SATURDAY], [SATURDAY])).toEqual([])
  expect(thin([MONDAY, SATURDAY], [MONDAY], [MONDAY])).toEqual([])
})

it('are none where few values are usual, or there is none', () => {
  expect(thin([FRIDAY], [SATURDAY], [SUNDAY])).toEqual([])
  expect(thin([], [])).toEqual([])
})
