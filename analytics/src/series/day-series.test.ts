import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysUntil } from '../days/calendar.ts'
import { seriesOver } from './day-series.ts'

const DAY = '2026-11-21'
const readValue = (record: { value: number | null }) => record.value

it('leaves a gap where a day has no record, and where its record has no value; a real 0 stays', () => {
  const records = [
    { date: '2026-11-21', value: 12 },
    { date: '2026-11-18', value: 0 },
    { date: '2026-11-20', value: null },
    { date: '2026-11-01', value: 99 },
  ]
  expect(seriesOver(daysUntil(DAY, 4), records, readValue)).toEqual([0, null, null, 12])
})

it('is as long as the days asked for, in any order of the records', () => {
  const records = fc.uniqueArray(
    fc.record({ ago: fc.nat(40), value: fc.option(fc.double({ noNaN: true }), { nil: null }) }),
    {
      selector: ({ ago }) => ago,
    },
  )
  fc.assert(
    fc.property(records, fc.integer({ min: 1, max: 40 }), (given, count) => {
      const dated = given.map(({ ago, value }) => ({ date: addDays(DAY, -ago), value }))
      const series = seriesOver(daysUntil(DAY, count), dated, readValue)
      expect(series).toHaveLength(count)
      expect(seriesOver(daysUntil(DAY, count), [...dated].reverse(), readValue)).toEqual(series)
    }),
  )
})
