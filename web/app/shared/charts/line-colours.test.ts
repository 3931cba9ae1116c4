import { expect, it } from 'vitest'
import { type ChartDescription, type ChartMetric, doesStandOut } from './chart-description.ts'
import { COLOURS as PLAIN } from './chart-for-tests.ts'
import { palettePlaces, spokenLooks } from './line-colours.ts'

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

it('gives eight chosen lines eight colours', () => {
  const places = palettePlaces([], ['a', 'b', 'c', 'd', 'i', 'j', 'g', 'h'], 8)
  expect(new Set(places.values()).size).toBe(8)
})

it.each([3, 6, 8])(
  'gives an athlete one place by the page’s order, whichever are chosen in a chart, of %i',
  (palette) => {
    const order = ['j', 'a', 'f']
    expect([...palettePlaces(order, ['a', 'f', 'j'], palette)]).toEqual([
      ['j', 0],
      ['a', 1],
      ['f', 2],
    ])
    expect([...palettePlaces(order, ['f'], palette)]).toEqual([['f', 2]])
  },
)

it('gives a line beyond the palette the next free place, and takes none from the others', () => {
  expect([...palettePlaces(['a', 'b', 'c', 'd'], ['d', 'a'], 3)].sort()).toEqual([
    ['a', 0],
    ['d', 1],
  ])
  expect([...palettePlaces(['a'], ['z'], 3)]).toEqual([['z', 1]])
})

it('repeats colours when there are more lines than colours', () => {
  expect([...palettePlaces(ALL, ALL, 8).values()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
})

const metric: ChartMetric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: { from: 0, to: 100 },
  empty: { title: '', text: '' },
}
const COLOURS = { ...PLAIN, series: ['navy', 'brown'] }
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
  expect(spokenLooks(team(['a', 'b']), COLOURS)).toEqual(
    new Map([
      ['a', { colour: 'navy', mark: 'circle' }],
      ['b', { colour: 'brown', mark: 'square' }],
    ]),
  )
})

const coloursOf = (chart: ChartDescription) =>
  Object.fromEntries([...spokenLooks(chart, COLOURS)].map(([subject, { colour }]) => [subject, colour]))

it('labels those in the red when more are chosen than there are colours, by recent values, each in a red of its own', () => {
  expect(coloursOf(team(['a', 'b', 'c', 'd']))).toEqual({
    a: 'color-mix(in srgb, red 55%, ink)',
    b: 'ink',
    c: 'red',
  })
  expect(coloursOf(team(['b', 'c', 'd']))).toEqual({ b: 'ink', c: 'red' })
})

it('gives each line in the red a shape of its own', () => {
  const marks = [...spokenLooks(team(['a', 'b', 'c', 'd']), COLOURS).values()].map(({ mark }) => mark)
  expect(new Set(marks).size).toBe(3)
})

it.each([
  [{ below: 34 }, { l0: 'ink', l1: 'ink', l2: 'ink', l9: 'ink' }],
  [{ above: 95 }, { l9: 'ink', l8: 'ink', l7: 'ink', l0: 'ink' }],
  [{ above: 88 }, { l9: 'red', l8: 'ink', l7: 'ink', l0: 'ink' }],
])(
  'names of a team without a choice the three that may need attention and the one at the other end: %j',
  (standsOut, named) => {
    const columns = Array.from({ length: 10 }, (_, place) => ({
      id: `l${place}`,
      name: `Athlete ${place}`,
      metric,
      values: [50, 50, 40 + 5.4 * place],
    }))
    const chosen = columns.map(({ id }) => id)
    const drawing = { kind: 'many-lines', chosen, colours: 8, standsOut } as const
    expect(coloursOf({ ...team([]), columns, drawing })).toEqual(named)
  },
)

it('puts what grows in the order of finished days, as a day that runs says little', () => {
  const strain = { ...metric, name: 'Strain', grows: true }
  const ended = [14, 17, 12, 9, 16]
  const columns = ended.map((value, place) => ({
    id: `l${place}`,
    name: `Athlete ${place}`,
    metric: strain,
    values: [10, value, 5 - place],
  }))
  const drawing = {
    kind: 'many-lines',
    chosen: columns.map(({ id }) => id),
    colours: 3,
    standsOut: { above: 15 },
  } as const
  const chart = { ...team([]), metric: strain, columns, drawing }
  expect(Object.keys(coloursOf({ ...chart, runningDay: '2026-11-21' })).sort()).toEqual(['l0', 'l1', 'l3', 'l4'])
  expect(Object.keys(coloursOf(chart)).sort()).toEqual(['l0', 'l1', 'l2', 'l4'])
})

it('decides by the number as it is shown', () => {
  const strain = { name: 'Strain', unit: '', decimals: 1 } as const
  expect([15.04, 15.05].map((value) => doesStandOut(value, { above: 15 }, strain))).toEqual([false, true])
})
