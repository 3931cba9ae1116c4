import { expect, it } from 'vitest'
import { type ChartDescription, type ChartMetric, doesStandOut } from './chart-description.ts'
import { COLOURS as PLAIN } from './chart-for-tests.ts'
import { linePlaces, lookAt, looksOf, spokenLooks } from './line-colours.ts'

const ALL = [...'abcdefghijklmnopqrstuvwx']
const SERIES = ['1', '2', '3', '4', '5', '6', '7', '8']

it('gives no two of a page the same colour and shape', () => {
  const places = linePlaces([ALL.slice(0, 6), ALL.slice(4, 10), ALL.slice(9, 15), ALL])
  const looks = [...places.values()]
    .map((place) => lookAt(place, SERIES))
    .map(({ colour, mark }) => `${colour} ${mark}`)
  expect(new Set(looks).size).toBe(24)
})

it('gives those of one chart different colours as long as they suffice', () => {
  const charts = [ALL.slice(0, 6), ['a', 'g', 'h', 'i', 'j'], ['k', 'l', 'm', 'c', 'i']]
  const places = linePlaces(charts)
  for (const chart of charts) {
    const colours = chart.map((id) => lookAt(places.get(id) ?? -1, SERIES).colour)
    expect(new Set(colours).size).toBe(chart.length)
  }
})

it('gives somebody who is beside more than there are colours a shape of their own', () => {
  const places = linePlaces([
    ['b', 'c', 'd', 'e', 'f', 'a'],
    ['g', 'h', 'i', 'j', 'k', 'a'],
  ])
  expect(new Set(places.values()).size).toBe(11)
})

it('keeps the looks that athletes have, and of two with one colour the first keeps it', () => {
  const home = linePlaces([ALL])
  expect(linePlaces([ALL.slice(5, 17)], home)).toEqual(new Map(ALL.slice(5, 17).map((id) => [id, home.get(id)])))
  const [first, second] = [...linePlaces([['i', 'a']], home).values()]
  expect(first).toBe(home.get('i'))
  expect(lookAt(second ?? 0, SERIES).colour).not.toBe(lookAt(first ?? 0, SERIES).colour)
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

it('breaks the line of each further one in a colour in a way of its own', () => {
  const looks = [...looksOf(linePlaces([ALL]), SERIES).values()]
  expect(new Set(looks.slice(0, 8).map(({ dash }) => dash))).toEqual(new Set([undefined]))
  expect(new Set(looks.map(({ colour, dash }) => `${colour} ${dash}`)).size).toBe(24)
})

it('gives no dashes in a chart where they mean the second measure: there shapes tell two of a colour apart', () => {
  const hours = { ...metric, name: 'Hours', axis: { from: 0, to: 12 } }
  const chosen = ALL.slice(0, 9)
  const columns = chosen.flatMap((id) => [
    { id, name: id, metric, values: [50, 50, 50] },
    { id: `${id} h`, subject: id, name: id, metric: hours, values: [7, 7, 7] },
  ])
  const places = new Map([...ALL].map((id, place) => [id, place]))
  const drawing = { kind: 'many-lines', chosen, places, namedUpTo: 12, colours: 8, standsOut: { below: 34 } } as const
  const all = spokenLooks({ ...team([]), columns, drawing }, { series: SERIES })
  const looks = ['a', 'i'].flatMap((id) => all.get(id) ?? [])
  expect(looks.map(({ colour, dash }) => [colour, dash])).toEqual([
    ['1', undefined],
    ['1', undefined],
  ])
  expect(new Set(looks.map(({ mark }) => mark)).size).toBe(2)
})

it('gives somebody the same dashes in each chart of a page, and whole lines as long as the colours suffice', () => {
  const places = new Map([...ALL].map((id, place) => [id, place]))
  const dashIn = (chosen: readonly string[]) => {
    const columns = chosen.map((id) => ({ id, name: id, metric, values: [50, 50, 50] }))
    const drawing = { kind: 'many-lines', chosen, places, colours: 8, standsOut: { below: 34 } } as const
    return spokenLooks({ ...team([]), columns, drawing }, { series: SERIES }).get('i')?.dash
  }
  // Whoever has the colour before them is drawn in another chart.
  expect([dashIn(['a', 'i']), dashIn(['i']), dashIn(['q', 'i'])]).toEqual(['dash-dot', 'dash-dot', 'dash-dot'])
  expect(looksOf(linePlaces([['i', 'b']], places), SERIES).get('i')?.dash).toBeUndefined()
})
