import { describe, expect, it } from 'vitest'
import type { ChartDescription, ChartMetric } from '../chart-description.ts'
import { moveReading, nearestColumn } from './move-reading.ts'

const metric: ChartMetric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: { from: 0, to: 100 },
  empty: { title: '', text: '' },
}
const TEAM: ChartDescription = {
  name: 'Recovery',
  places: ['2026-11-19', '2026-11-20', '2026-11-21'],
  placeName: 'Day',
  metric,
  columns: [
    { id: 'ada', name: 'Ada', metric, values: [10, 50, 90] },
    { id: 'ben', name: 'Ben', metric, values: [20, null, 30] },
    { id: 'cleo', name: 'Cleo', metric, values: [30, 60, 60] },
  ],
  drawing: { kind: 'many-lines', chosen: [], colours: 8, standsOut: { below: 34 } },
}
const at = (place: number, columnId: string | null = null) => ({ place, columnId })

describe('by key', () => {
  it.each([
    [null, 'ArrowLeft', at(2)],
    [null, 'ArrowRight', at(2)],
    [null, 'Home', at(0)],
    [at(2), 'ArrowLeft', at(1)],
    [at(0), 'ArrowLeft', at(0)],
    [at(2), 'ArrowRight', at(2)],
    [at(0, 'ben'), 'ArrowRight', at(1, 'ben')],
    [at(0), 'End', at(2)],
    [at(1), 'Escape', null],
    [null, 'Escape', undefined],
    [at(1), 'Tab', undefined],
  ] as const)('from %j, %s leads to %j', (from, key, to) => {
    expect(moveReading(TEAM, from, key)).toEqual(to)
  })

  it('goes up and down among the lines that have a value there, and stays at the ends', () => {
    expect(moveReading(TEAM, at(2, 'ben'), 'ArrowUp')).toEqual(at(2, 'cleo'))
    expect(moveReading(TEAM, at(2, 'ada'), 'ArrowUp')).toEqual(at(2, 'ada'))
    expect(moveReading(TEAM, at(1, 'cleo'), 'ArrowDown')).toEqual(at(1, 'ada'))
    expect(moveReading(TEAM, null, 'ArrowDown')).toEqual(at(2, 'ada'))
  })

  it('ignores up and down on a bar chart', () => {
    expect(moveReading({ ...TEAM, drawing: { kind: 'stacked-bars' } }, at(1), 'ArrowUp')).toBeUndefined()
  })
})

it('points at the nearest line that has a value', () => {
  const nearest = (place: number, pointed: number, columns = TEAM.columns) =>
    nearestColumn(columns, place, (_, value) => Math.abs(value - pointed))
  expect(nearest(2, 50)).toMatchObject({ column: { id: 'cleo' }, distance: 10 })
  expect(nearest(1, 20)).toMatchObject({ column: { id: 'ada' }, distance: 30 })
  expect(nearest(1, 20, [])).toBeNull()
})

it('goes from athlete to athlete where each has two lines', () => {
  const hours: ChartMetric = { ...metric, name: 'Hours', unit: ' h' }
  const columns = TEAM.columns.flatMap((column) => [
    column,
    { ...column, id: `${column.id} hours`, metric: hours, values: [8, 8, 8] },
  ])
  expect(moveReading({ ...TEAM, columns }, at(2, 'ben'), 'ArrowDown')).toEqual(at(2, 'ben'))
  expect(moveReading({ ...TEAM, columns }, at(2, 'ben'), 'ArrowUp')).toEqual(at(2, 'cleo'))
})
