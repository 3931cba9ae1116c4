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

it('gives each named line of a team without a choice a colour and a shape of its own, from the whole palette', () => {
  const series = ['navy', 'brown', 'green', 'plum', 'ochre', 'rose']
  const columns = Array.from({ length: 12 }, (_, place) => ({
    id: `l${place}`,
    name: `Athlete ${place}`,
    metric,
    values: [20 + place, 50, 60 - place],
  }))
  const chosen = columns.map(({ id }) => id)
  const drawing = { kind: 'many-lines', chosen, colours: 6, standsOut: { below: 34 } } as const
  const looks = [...spokenLooks({ ...team([]), columns, drawing }, { series }).values()]
  expect(looks.length).toBeGreaterThan(4)
  for (const of of ['colour', 'mark'] as const) expect(new Set(looks.map((look) => look[of])).size).toBe(looks.length)
})

it('gives a named line its place on the page, and one without a place another', () => {
  const chart = team(['a', 'b', 'c', 'd'])
  const places = new Map([['c', 1]])
  const drawing = { ...chart.drawing, places } as ChartDescription['drawing']
  const looks = spokenLooks({ ...chart, drawing }, COLOURS)
  expect(looks.get('c')).toEqual({ colour: 'brown', mark: 'square' })
  expect([...looks.values()].filter(({ mark }) => mark === 'square')).toHaveLength(1)
})

it('decides by the number as it is shown', () => {
  const strain = { name: 'Strain', unit: '', decimals: 1 } as const
  expect([15.04, 15.05].map((value) => doesStandOut(value, { above: 15 }, strain))).toEqual([false, true])
})
