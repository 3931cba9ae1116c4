import { expect, it } from 'vitest'
import type { ChartDescription, ChartMetric } from '../chart-description.ts'
import { readingOf } from './painted-reading.ts'
import type { Pointed } from './pointed-store.ts'

const metric: ChartMetric = {
  name: 'Strain',
  unit: '',
  decimals: 1,
  axis: { from: 0, to: 21 },
  empty: { title: '', text: '' },
}
const STRAIN: ChartDescription = {
  name: 'Strain',
  places: ['2026-11-19', '2026-11-20', '2026-11-21'],
  placeName: 'Day',
  metric,
  columns: [{ id: 'strain of ada', subject: 'ada', name: 'Ada', metric, values: [1, 2, 3] }],
  drawing: { kind: 'lines' },
}
const POINTED: Pointed = {
  chart: 'recovery',
  place: '2026-11-20',
  columnId: 'recovery of ada',
  subject: 'ada',
  by: 'pointer',
  markedFrom: null,
}

it('follows the chart beside it to the same day, and to the line of the same athlete', () => {
  expect(readingOf(STRAIN, POINTED, 'strain')).toEqual({
    place: 1,
    columnId: 'strain of ada',
    subject: 'ada',
    markedFrom: null,
    isOwn: false,
  })
})

it('shows the part that is being marked as far as it has its first day', () => {
  expect(readingOf(STRAIN, { ...POINTED, markedFrom: '2026-11-19' }, 'strain')?.markedFrom).toBe(0)
  expect(readingOf(STRAIN, { ...POINTED, markedFrom: '2026-10-01' }, 'strain')?.markedFrom).toBeNull()
})

it('knows its own line, no line of others, and nothing of a day that it does not have', () => {
  const own = readingOf(STRAIN, { ...POINTED, chart: 'strain', columnId: 'strain of ada' }, 'strain')
  expect(own).toMatchObject({ isOwn: true, columnId: 'strain of ada' })
  expect(readingOf(STRAIN, { ...POINTED, subject: 'ben' }, 'strain')?.columnId).toBeNull()
  expect(readingOf(STRAIN, { ...POINTED, place: '2026-10-01' }, 'strain')).toBeNull()
  expect(readingOf(STRAIN, null, 'strain')).toBeNull()
})
