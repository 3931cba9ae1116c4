import { expect, it } from 'vitest'
import type { ChartDescription, ChartMetric } from './chart-description.ts'
import { readPlace, sayPlace } from './chart-reading.ts'

const metric: ChartMetric = {
  name: 'Sleep',
  unit: ' h',
  decimals: 1,
  axis: { from: 0, to: 10 },
  empty: { title: '', text: '' },
}
const NIGHTS: ChartDescription = {
  name: 'Stages',
  places: ['2026-11-08', '2026-11-09'],
  placeName: 'Day',
  metric,
  columns: [
    { id: 'deep', name: 'Deep', metric, values: [1.5, null] },
    { id: 'light', name: 'Light', metric, values: [4, null] },
  ],
  drawing: { kind: 'stacked-bars' },
}

it('lists each stage and their sum', () => {
  expect(sayPlace(NIGHTS, { place: 0, columnId: null })).toBe('Nov 8: Deep 1.5 h, Light 4.0 h, Total 5.5 h')
})

it('says "no value" instead of 0', () => {
  expect(sayPlace({ ...NIGHTS, drawing: { kind: 'lines' } }, { place: 1, columnId: null })).toBe(
    'Nov 9: Deep no value, Light no value',
  )
})

it("tells a bar's value with its band", () => {
  const drawing = { kind: 'bars', bands: [{ from: 0, label: 'Very Low', colour: 'ready' }] } as const
  expect(readPlace({ ...NIGHTS, drawing }, { place: 0, columnId: null }).rows[0]?.value).toBe('1.5 h · Very Low')
})

it('says "so far", and no band, for a day that is not over', () => {
  const strain: ChartMetric = { ...metric, unit: '', grows: true }
  const bars: ChartDescription = {
    ...{ ...NIGHTS, metric: strain, runningDay: '2026-11-09' },
    columns: [{ id: 'strain', name: 'Strain', metric: strain, values: [12, 3] }],
    drawing: { kind: 'bars', bands: [{ from: 0, label: 'Very Low', colour: 'ready' }] },
  }
  const said = (drawing: ChartDescription['drawing'], place: number) =>
    readPlace({ ...bars, drawing }, { place, columnId: 'strain' }).rows[0]?.value
  expect([said(bars.drawing, 0), said(bars.drawing, 1)]).toEqual(['12.0 · Very Low', '3.0 so far'])
  const many = { kind: 'many-lines', chosen: ['strain'], colours: 8, standsOut: { above: 15 } } as const
  expect([said(many, 0), said(many, 1)]).toEqual(['12.0', '3.0 so far'])
})

it('lists the chosen lines, highest first, the pointed one, and the number of values', () => {
  const columns = ['Ada', 'Ben', 'Cleo'].map((name, place) => ({ id: name, name, metric, values: [place, null] }))
  const many: ChartDescription = {
    ...NIGHTS,
    columns,
    drawing: { kind: 'many-lines', chosen: ['Ada', 'Cleo'], colours: 8, standsOut: { below: 34 } },
  }
  expect(readPlace(many, { place: 0, columnId: 'Ben' }).rows.map(({ name }) => name)).toEqual(['Cleo', 'Ben', 'Ada'])
  expect(readPlace(many, { place: 0, columnId: 'Ben' }).remark).toBe('3 of 3 with a value')
  expect(readPlace(many, { place: 1, columnId: null }).remark).toBe('0 of 3 with a value')
})

it('says who needs attention, worst first, where no line is pointed at', () => {
  const recovery: ChartMetric = { ...metric, unit: '%', decimals: 0 }
  const columns = ['Ada', 'Ben', 'Cleo'].map((name, place) => ({
    id: name,
    name,
    metric: recovery,
    values: [30 - 10 * place, 34],
  }))
  const many = (standsOut: { below: number } | { above: number }): ChartDescription => ({
    ...NIGHTS,
    metric: recovery,
    columns,
    drawing: { kind: 'many-lines', chosen: [], colours: 8, standsOut },
  })
  const below = many({ below: 25 })
  expect(sayPlace(below, { place: 0, columnId: null })).toBe('Nov 8: 3 of 3 with a value; below 25%: Cleo 10%, Ben 20%')
  expect(sayPlace(below, { place: 1, columnId: null })).not.toContain('below')
  expect(sayPlace(below, { place: 0, columnId: 'Ada' })).not.toContain('below')
  expect(sayPlace(many({ above: 15 }), { place: 0, columnId: null })).toMatch(/; above 15%: Ada 30%, Ben 20%$/)
})

it('lists both values of an athlete with two lines in one row, even if one is missing', () => {
  const hours: ChartMetric = { ...metric, name: 'Hours' }
  const quality: ChartMetric = { ...metric, name: 'Quality', unit: '%', decimals: 0 }
  const columns = [
    { id: 'ada', name: 'Ada', metric: quality, values: [82] },
    { id: 'ada hours', subject: 'ada', name: 'Ada', metric: hours, values: [7.43] },
    { id: 'ben', name: 'Ben', metric: quality, values: [90] },
    { id: 'ben hours', subject: 'ben', name: 'Ben', metric: hours, values: [null] },
  ]
  const sleep: ChartDescription = {
    ...NIGHTS,
    metric: quality,
    columns,
    drawing: { kind: 'many-lines', chosen: ['ada'], colours: 6, standsOut: { below: 60 } },
  }
  const both = readPlace(sleep, { place: 0, columnId: 'ben hours' })
  expect(both.rows.map(({ name, value, pointed }) => [name, value, pointed])).toEqual([
    ['Ben', '90% · –', true],
    ['Ada', '82% · 7.4 h', false],
  ])
  expect(both.remark).toBe('2 of 2 with a value')
  expect(sayPlace(sleep, { place: 0, columnId: 'ben hours' })).toContain('Ben 90% and no value, Ada 82% and 7.4 h')
})
