import { expect, it } from 'vitest'
import { chartCsv } from './chart-csv.ts'
import type { ChartDescription, ChartMetric } from './chart-description.ts'

const empty = { title: '', text: '' }
const axis = { from: 0, to: 100 } as const
const quality: ChartMetric = { name: 'Sleep quality', unit: '%', decimals: 0, axis, empty }
const hours: ChartMetric = { name: 'Sleep duration', unit: ' h', decimals: 1, axis, empty }
const SLEEP: ChartDescription = {
  name: 'Sleep',
  places: ['2026-11-20', '2026-11-21'],
  placeName: 'Day',
  metric: quality,
  columns: [
    { id: 'a', name: 'Tomás', fullName: 'Tomás Reyes', metric: quality, values: [82, null] },
    { id: 'a h', subject: 'a', name: 'Tomás', fullName: 'Tomás Reyes', metric: hours, values: [7.1 + 0.2, 0] },
    { id: 'b', name: 'Ben', fullName: 'Ben Castle', metric: quality, values: [60, 61] },
  ],
  drawing: { kind: 'many-lines', chosen: ['a'], colours: 3, standsOut: { below: 60 } },
}

it('writes ISO days, full names with metric and unit, and only who is chosen', () => {
  expect(chartCsv(SLEEP)).toEqual({
    heads: ['Day', 'Tomás Reyes, Sleep quality, %', 'Tomás Reyes, Sleep duration, h'],
    rows: [
      ['2026-11-20', 82, 7.3],
      ['2026-11-21', null, 0],
    ],
  })
})

it('includes all columns when nobody is chosen', () => {
  const none = { ...SLEEP, drawing: { kind: 'many-lines', chosen: [], colours: 3, standsOut: { below: 60 } } } as const
  expect(chartCsv(none).heads).toHaveLength(4)
})

it('does not repeat a name that equals its metric', () => {
  const columns = [{ id: 's', name: 'Sleep duration', metric: hours, values: [7, 8] }]
  expect(chartCsv({ ...SLEEP, columns, drawing: { kind: 'lines' } }).heads).toEqual(['Day', 'Sleep duration, h'])
})
