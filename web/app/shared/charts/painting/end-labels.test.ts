import { expect, it } from 'vitest'
import type { ChartDescription, ChartMetric } from '../chart-description.ts'
import { endLabels } from './end-labels.ts'

const metric: ChartMetric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: { from: 0, to: 100 },
  empty: { title: '', text: '' },
}
const TEAM: ChartDescription = {
  name: 'Recovery',
  places: ['2026-11-20', '2026-11-21'],
  placeName: 'Day',
  metric,
  columns: [
    { id: 'a', name: 'Ada', metric, values: [50, null] },
    { id: 'b', name: 'Ben', metric, values: [20, 69.6] },
    { id: 'c', name: 'Cleo', metric, values: [null, null] },
    { id: 'd', name: 'Dan', metric, values: [1, 2] },
  ],
  drawing: { kind: 'many-lines', chosen: ['a', 'b', 'c'], colours: 8, standsOut: { below: 34 } },
}

it('labels the chosen lines with their last value and its place, highest first, and the day of one that ended earlier', () => {
  const colours = new Map(['a', 'b', 'c'].map((id) => [id, { colour: 'navy', mark: 'circle' as const }]))
  expect(endLabels(TEAM, colours).map(({ text, place }) => [text, place])).toEqual([
    ['Ben 70%', 1],
    ['Ada 50%, Nov\u00a020', 0],
  ])
})
