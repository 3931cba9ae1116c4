import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latestPerDate } from './latest-per-date.ts'

it('keeps of a date the record created last, and sorts by date', () => {
  const records = [
    { date: '2026-11-09', created_at: '2026-11-09T06:00:00Z', value: 1 },
    { date: '2026-11-08', created_at: '2026-11-08T06:00:00.000Z', value: 2 },
    { date: '2026-11-08', created_at: '2026-11-08T06:00:00.500Z', value: 3 },
    { date: '2026-11-08', created_at: '2026-11-08T06:30:00+01:00', value: 4 },
    { date: '2026-11-08', value: 5 },
  ]
  expect(latestPerDate(records).map(({ value }) => value)).toEqual([3, 1])
})

it('gives the same records in any order', () => {
  const record = fc.record({ date: fc.constantFrom('2026-11-07', '2026-11-08', '2026-11-09'), second: fc.nat(5000) })
  fc.assert(
    fc.property(fc.uniqueArray(record, { selector: ({ second }) => second }), (given) => {
      const records = given.map(({ date, second }) => ({ date, created_at: new Date(second * 1000).toISOString() }))
      expect(latestPerDate([...records].reverse())).toEqual(latestPerDate(records))
    }),
  )
})
