import { expect, it } from 'vitest'
import type { ChartColours } from './chart-colours.ts'
import type { ChartDescription, ChartMetric } from './chart-description.ts'
import { legendOf, spokenEntries } from './legend-entries.ts'

const empty = { title: '', text: '' }
const axis = { from: 0, to: 100 } as const
const quality: ChartMetric = { name: 'Sleep quality', unit: '%', decimals: 0, axis, empty }
const hours: ChartMetric = { name: 'Sleep duration', unit: ' h', decimals: 1, axis, empty }
const COLOURS: ChartColours = {
  ink: 'black',
  ink2: 'dark',
  ink3: 'grey',
  line: 'line',
  lineStrong: 'strong',
  card: 'white',
  font: 'Archivo',
  bands: { ready: 'blue', 'ready-deep': 'deep', caution: 'yellow', red: 'red', green: 'green', orange: 'orange' },
  series: ['navy', 'brown'],
}
const team = (chosen: string[], columns: ChartDescription['columns']): ChartDescription => ({
  name: 'Sleep',
  places: ['2026-11-20', '2026-11-21'],
  placeName: 'Day',
  metric: quality,
  columns,
  drawing: { kind: 'many-lines', chosen, colours: 2, standsOut: { below: 60 } },
})
const line = (id: string, newest: number) => ({ id, name: id, metric: quality, values: [70, newest] })
const LINES = [line('Ada', 59), line('Ben', 60), line('Cleo', 90)]
const names = (description: ChartDescription) => legendOf(description, COLOURS).map(({ name }) => name)

it('has no legend for labelled lines', () => {
  expect(names(team(['Ada', 'Ben'], LINES))).toEqual([])
  expect(spokenEntries(team(['Ada', 'Ben'], LINES), COLOURS).map(({ name, colour }) => [name, colour])).toEqual([
    ['Ben 60%', 'brown'],
    ['Ada 59%', 'navy'],
  ])
})

it('says whose lines are thick, and that the names of the others are behind them', () => {
  const two = team(['Ada', 'Ben'], LINES)
  const strong = { subjects: new Set(['Ben']), name: 'Thick lines: Ben' }
  const drawing = { kind: 'many-lines', chosen: ['Ada', 'Ben'], colours: 2, standsOut: { below: 60 }, strong } as const
  expect(names({ ...two, drawing })).toEqual(['Thick lines: Ben'])
  expect(spokenEntries({ ...two, drawing }, COLOURS).map(({ name, isThin }) => [name, isThin])).toEqual([
    ['Ben 60%', false],
    ['Ada 59%', true],
  ])
  // Who is named by a rule is not chosen: all are alike.
  expect(names({ ...two, drawing: { ...drawing, chosen: ['Ada', 'Ben', 'Cleo'] } })).not.toContain('Thick lines: Ben')
})

it('says by what rule lines are named when more are chosen than there are colours', () => {
  const all = team(['Ada', 'Ben', 'Cleo'], LINES)
  expect(names(all)).toEqual(['Named: 2 with the most days below 60%; lowest 3 and highest of the newest values'])
  expect(legendOf(all, COLOURS).every(({ mark }) => mark === 'none')).toBe(true)
  expect(spokenEntries(all, COLOURS).map(({ name }) => name)).toEqual(['Cleo 90%', 'Ben 60%', 'Ada 59%'])
})

it('explains solid, dashed and the normal band', () => {
  const two = [line('Ada', 59), { ...line('Ada hours', 7), subject: 'Ada', metric: hours }]
  const normalBand = { name: 'Own normal range', limits: { from: 50, to: 70 } }
  const legend = legendOf({ ...team(['Ada'], two), normalBand }, COLOURS)
  expect(legend.map(({ name, mark, colour }) => [name, mark, colour])).toEqual([
    ['Sleep quality %, left axis', 'line', 'dark'],
    ['Sleep duration h, right axis', 'dashed', 'dark'],
    ['Own normal range', 'band', 'navy'],
  ])
})

it('explains the open dot of a day that is not over, where there is one', () => {
  const strain: ChartMetric = { ...quality, name: 'Strain', unit: '', grows: true }
  const week = (newest: number | null): ChartDescription => ({
    ...team([], [{ id: 'a', name: 'Strain', metric: strain, values: [12, newest] }]),
    ...{ metric: strain, drawing: { kind: 'lines' }, runningDay: '2026-11-21' },
  })
  expect(legendOf(week(3), COLOURS)).toMatchObject([{ name: 'Today, so far', mark: 'open', colour: 'navy' }])
  expect(names(week(null))).toEqual([])
  const columns = [...'abcde'].map((id) => ({ id, name: id, metric: strain, values: [12, 3] }))
  const heap: ChartDescription = { ...week(3), columns, drawing: team([], columns).drawing }
  expect(legendOf(heap, COLOURS).find(({ id }) => id === 'growing')).toMatchObject({
    name: 'Today, so far, of whom you point at',
    byTouch: 'Today, so far, of the athlete you tap',
  })
  expect(names({ ...week(3), runningDay: '2026-11-22' })).toEqual([])
})

it('shows no mark for an unknown normal range', () => {
  const normalBand = { name: 'Own normal range needs 14 days with a value', limits: null }
  expect(legendOf({ ...team(['Ada'], LINES), normalBand }, COLOURS)[0]).toMatchObject({ mark: 'none' })
})

it('names the ends of what grows by its last full day, and labels them with that value', () => {
  const strain: ChartMetric = { ...quality, name: 'Strain', unit: '', decimals: 1, grows: true }
  const day = (id: string, full: number, now: number) => ({ id, name: id, metric: strain, values: [full, now] })
  const all: ChartDescription = {
    ...team(['Ada', 'Ben', 'Cleo'], [day('Ada', 17, 10.5), day('Ben', 12, 14.9), day('Cleo', 16, 4)]),
    ...{ metric: strain, runningDay: '2026-11-21' },
    drawing: { kind: 'many-lines', chosen: ['Ada', 'Ben', 'Cleo'], colours: 2, standsOut: { above: 15 } },
  }
  expect(names(all)).toContain(
    'Named: 2 with the most days above 15; highest 3 and lowest of the last full day (Nov 20)',
  )
  expect(spokenEntries(all, COLOURS).map(({ name }) => name)).toEqual(['Ada 17.0', 'Cleo 16.0', 'Ben 12.0'])
  // The same where the chosen ones are all named.
  const flagged: ChartDescription = {
    ...all,
    drawing: { kind: 'many-lines', chosen: ['Ada', 'Ben'], colours: 2, standsOut: { above: 15 } },
  }
  expect(names(flagged)).toContain('Beside the names: the last full day (Nov 20)')
  expect(spokenEntries(flagged, COLOURS).map(({ name }) => name)).toEqual(['Ada 17.0', 'Ben 12.0'])
  expect(names({ ...flagged, runningDay: '2026-11-22' }).join()).not.toContain('Beside the names')
})

it('tells the hours beside the quality of who is named for a low one', () => {
  const slept = (id: string, newest: number, hoursSlept: number) => [
    line(id, newest),
    { id: `${id} h`, subject: id, name: id, metric: hours, values: [7, hoursSlept] },
  ]
  const all = team(
    ['Ada', 'Ben', 'Cleo'],
    [...slept('Ada', 53, 5.5), ...slept('Ben', 70, 7.2), ...slept('Cleo', 90, 8)],
  )
  expect(spokenEntries(all, COLOURS).map(({ name }) => name)).toEqual([
    'Cleo 90%, 8.0 h',
    'Ben 70%, 7.2 h',
    'Ada 53%, 5.5 h',
  ])
  expect(names(all)).toContain('Sleep duration h, right axis, of whom you point at')
  expect(legendOf(all, COLOURS).find(({ id }) => id === 'right')?.byTouch).toBe(
    'Sleep duration h, right axis, of the athlete you tap',
  )
})
