import { expect, it } from 'vitest'
import type { ChartDescription, Metric } from './chart-description.ts'
import { lineColours, spokenColours } from './line-colours.ts'

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

it('gives eight chosen lines eight colours', () => {
  const colours = lineColours(ALL, ['a', 'b', 'c', 'd', 'i', 'j', 'g', 'h'], 8)
  expect(new Set(colours.values()).size).toBe(8)
})

it('keeps a line’s colour when another one is removed', () => {
  expect(lineColours(ALL, ['b', 'c'], 8).get('c')).toBe(lineColours(ALL, ['c'], 8).get('c'))
})

it('repeats colours when there are more lines than colours', () => {
  expect([...lineColours(ALL, ALL, 8).values()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
})

const metric: Metric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: { from: 0, to: 100 },
  empty: { title: '', text: '' },
}
const team = (chosen: readonly string[]): ChartDescription => ({
  name: 'Recovery',
  places: ['2026-11-19', '2026-11-20', '2026-11-21'],
  placeName: 'Day',
  metric,
  columns: [
    { id: 'a', name: 'Ada', metric, values: [90, 90, 33] },
    { id: 'b', name: 'Ben', metric, values: [20, 20, 34] },
    { id: 'c', name: 'Cleo', metric, values: [null, 12, null] },
    { id: 'd', name: 'Dan', metric, values: [12, null, null] },
  ],
  drawing: { kind: 'many-lines', chosen, colours: 2, standsOut: { below: 34 } },
})

it('labels the chosen lines in their own colours', () => {
  expect(spokenColours(team(['a', 'b']), ['navy', 'brown'], 'red')).toEqual(
    new Map([
      ['a', 'navy'],
      ['b', 'brown'],
    ]),
  )
})

it('labels only lines in the red when more are chosen than there are colours, by recent values', () => {
  expect([...spokenColours(team(['a', 'b', 'c', 'd']), ['navy', 'brown'], 'red').keys()]).toEqual(['a', 'c'])
  expect([...spokenColours(team(['b', 'c', 'd']), ['navy', 'brown'], 'red').keys()]).toEqual(['c'])
})
