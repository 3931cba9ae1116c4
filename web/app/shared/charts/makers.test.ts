import { expect, it } from 'vitest'
import { chartCsv } from './chart-csv.ts'
import type { ChartDescription } from './chart-description.ts'
import { CHART, COLOURS } from './chart-for-tests.ts'
import { readPlace, sayPlace } from './chart-reading.ts'
import { legendOf } from './legend-entries.ts'
import { makerChanges, makerOn, makersOf, ownMakers } from './makers.ts'
import { partShown } from './zoom.ts'

const RECORDS = [
  { date: '2026-11-19', maker: 'whoop' },
  { date: '2026-11-20', maker: 'whoop' },
  { date: '2026-11-21', maker: 'oura' },
]
const CHANGED: ChartDescription = { ...CHART, ...ownMakers(RECORDS) }
const MANY: ChartDescription = {
  ...CHART,
  columns: [
    { id: 'a', subject: 'a', name: 'Ada', fullName: 'Ada Tester', metric: CHART.metric, values: [50, 60, 70] },
    { id: 'b', subject: 'b', name: 'Ben', fullName: 'Ben Tester', metric: CHART.metric, values: [20, 30, 40] },
  ],
  makers: [makersOf(RECORDS, 'a')].filter((makers) => makers !== null),
  drawing: { kind: 'many-lines', chosen: ['a', 'b'], colours: 8, standsOut: { below: 34 } },
}

it('finds the makers of records by their names on screens; one maker alone is none', () => {
  expect(makersOf(RECORDS)?.segments).toEqual([
    { name: 'WHOOP', from: '2026-11-19' },
    { name: 'Oura', from: '2026-11-21' },
  ])
  expect(makersOf(RECORDS.slice(0, 2))).toBeNull()
  expect(makersOf(RECORDS.map(({ date }) => ({ date })))).toBeNull()
  expect(ownMakers([])).toEqual({})
})

it('marks a change at the first day of the new maker, within the days that are shown', () => {
  expect(makerChanges(CHANGED)).toEqual([{ place: 2, before: 'WHOOP', name: 'Oura', who: null }])
  expect(makerChanges(partShown(CHANGED, { from: '2026-11-19', to: '2026-11-20' }))).toEqual([])
  expect(makerChanges(CHART)).toEqual([])
})

it('among many lines marks the changes of the chosen athletes alone, with the name where there are several', () => {
  const chosen = (...ids: string[]) => ({
    ...MANY,
    drawing: { ...MANY.drawing, chosen: ids } as ChartDescription['drawing'],
  })
  expect(makerChanges(chosen('a', 'b'))).toMatchObject([{ name: 'Oura', who: 'Ada' }])
  expect(makerChanges(chosen('a'))).toMatchObject([{ name: 'Oura', who: null }])
  expect(makerChanges(chosen('b'))).toEqual([])
})

it('names the maker of a day in the tooltip, and aloud', () => {
  expect(readPlace(CHANGED, { place: 1, columnId: 'a' }).remark).toBe('WHOOP')
  expect(sayPlace(CHANGED, { place: 2, columnId: 'a' })).toBe('Nov 21: Ada 70%, Oura')
  expect(readPlace(CHART, { place: 1, columnId: 'a' }).remark).toBeNull()
  const rows = readPlace(MANY, { place: 2, columnId: null }).rows.map(({ name, value }) => `${name} ${value}`)
  expect(rows).toEqual(['Ada 70% · Oura', 'Ben 40%'])
})

it('says the change in the legend', () => {
  expect(legendOf(CHANGED, COLOURS).map(({ name }) => name)).toContain('WHOOP before Nov 21, then Oura')
  expect(legendOf(MANY, COLOURS).map(({ name }) => name)).toContain('Ada: WHOOP before Nov 21, then Oura')
  expect(legendOf(CHART, COLOURS)).toEqual([])
})

it('names the maker of each day in the file, for those alone who change it', () => {
  expect(chartCsv(CHANGED)).toEqual({
    heads: ['Day', 'Ada, Recovery, %', 'Device'],
    rows: [
      ['2026-11-19', 50, 'WHOOP'],
      ['2026-11-20', 60, 'WHOOP'],
      ['2026-11-21', 70, 'Oura'],
    ],
  })
  const { heads, rows } = chartCsv(MANY)
  expect(heads.at(-1)).toBe('Ada Tester, device')
  expect(rows.map((row) => row.at(-1))).toEqual(['WHOOP', 'WHOOP', 'Oura'])
  expect(chartCsv(CHART).heads).toHaveLength(2)
})

it('names the oldest maker before its first record, and nobody where there is no change', () => {
  expect(makerOn(CHANGED, '2026-11-01')).toBe('WHOOP')
  expect(makerOn(MANY, '2026-11-21', 'b')).toBeUndefined()
})
