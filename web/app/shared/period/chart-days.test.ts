import { expect, it } from 'vitest'
import { chartDays } from './chart-days.ts'

const TODAY = '2026-11-21'
const PERIOD = ['2026-11-19', '2026-11-20', TODAY]

it('ends today, even without a record of today', () => {
  expect(chartDays([{ date: '2026-11-20' }], 3, TODAY)).toEqual(PERIOD)
})

it('adds the day after where an athlete is a day ahead', () => {
  expect(chartDays([{ date: '2026-11-22' }, { date: '2026-11-20' }], 3, TODAY)).toEqual([...PERIOD, '2026-11-22'])
})

it.each(['2026-11-23', '2026-11-29', '2081-05-18'])('ignores a record of %s', (date) => {
  expect(chartDays([{ date }, { date: TODAY }], 3, TODAY)).toEqual(PERIOD)
})
