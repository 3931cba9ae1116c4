import { expect, it } from 'vitest'
import { shapeStep } from './step-shape.ts'

const column = (label: string, unit = '') => ({ label, unit })

/** The headings and the rows as they are read. */
function shownOf(step: Parameters<typeof shapeStep>[0]) {
  const { columns, rows } = shapeStep(step)
  return [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))]
}

const TWO = {
  columns: [
    column('Athlete'),
    column('Average sleep', 'h'),
    column('Records: average sleep'),
    column('Difference: average sleep', 'h'),
    column('Average bed time'),
    column('Records: average bed time'),
    column('Latest HRV', 'ms'),
    column('Of the day: latest HRV'),
    column('Records: latest HRV'),
    column('Difference: latest HRV', 'ms'),
  ],
  rows: [
    ['Emeka Romero', 7, 5, -0.3, '23:20', 5, 36, '2026-11-27', 5, -41],
    ['Tariq Papadakis', 7.3, 1, null, null, 0, 77, '2026-11-26', 6, null],
  ],
}

it('turns a wide table of two athletes: a row for each figure, with its day or records beside it', () => {
  expect(shownOf(TWO)).toEqual([
    ['Figure', 'Emeka Romero', 'Tariq Papadakis', 'Difference'],
    ['Average sleep (h)', '7.0 (5 records)', '7.3 (1 record)', '−0.3 h'],
    ['Average bed time', '23:20 (5 records)', '–', '–'],
    ['Latest HRV (ms)', '36 (Nov\u00a027)', '77 (Nov\u00a026)', '−41 ms'],
  ])
})

it('names the periods where a turned table has one athlete twice', () => {
  const [head = [], row] = TWO.rows
  const days = ['Nov 22 to 28', 'Oct 25 to Nov 21']
  const step = {
    columns: [...TWO.columns, column('Days')],
    rows: [head, row ?? []].map((cells, place) => ['Emeka Romero', ...cells.slice(1), days[place] ?? null]),
  }
  expect(shownOf(step)[0]).toEqual(['Figure', ...days, 'Difference'])
})

it('keeps a wide table of many athletes as it is, with each day beside its figure', () => {
  const step = {
    columns: [
      column('Athlete'),
      column('Verdict today'),
      column('Recovery', '%'),
      column('Measured'),
      column('Usual recovery', '%'),
      column('Why'),
      column('Verdict yesterday'),
    ],
    rows: ['Ann', 'Bea', 'Cal', 'Dan'].map((name, place) => [
      ...[name, 'Ask first', place === 3 ? null : 44],
      ...[place === 3 ? null : '2026-11-27', 63, place === 3 ? 'no device' : 'none', 'Ask first'],
    ]),
  }
  const [heads, first, , , last] = shownOf(step)
  expect(heads).toEqual([
    ...['Athlete', 'Verdict today', 'Recovery (%)', 'Usual recovery (%)'],
    ...['Why', 'Verdict yesterday'],
  ])
  expect(first?.[2]).toBe('44 (Nov\u00a027)')
  expect(last).toEqual(['Dan', 'Ask first', '–', '63', 'no device', 'Ask first'])
})

it('leaves a table that fits as it is', () => {
  const step = { columns: TWO.columns.slice(0, 4), rows: TWO.rows.map((row) => row.slice(0, 4)) }
  expect(shownOf(step)[0]).toEqual([
    ...['Athlete', 'Average sleep (h)', 'Records: average sleep', 'Difference: average sleep (h)'],
  ])
})

it('leaves out rows with nothing but a name, unless no row has more', () => {
  const columns = [column('Athlete'), column('Average sleep', 'h')]
  const rows = [
    ['Ann', 7.2],
    ['Bea', null],
  ]
  expect(shownOf({ columns, rows })).toEqual([
    ['Athlete', 'Average sleep (h)'],
    ['Ann', '7.2'],
  ])
  expect(shownOf({ columns: columns.slice(0, 1), rows: [['Ann'], ['Bea']] })).toEqual([['Athlete'], ['Ann'], ['Bea']])
})

it('gives the column of the longest text its width, and knows where a phone needs no label', () => {
  const columns = [column('Athlete'), column('Recovery', '%'), column('Why')]
  const rows = [
    ['Ann', 17, 'A recovery in the red, below 34%, is enough for no live wrestling: recovery 17%, usually 62%'],
    ['Bea', null, 'No device'],
  ]
  const shaped = shapeStep({ columns, rows })
  expect(shaped.columns.map(({ isWide }) => isWide)).toEqual([false, false, true])
  expect(shaped.rows.map((row) => shaped.columns.map(({ isEmpty }) => isEmpty?.(row)))).toEqual([
    [false, false, false],
    [false, true, false],
  ])
  const short = shapeStep({ columns, rows: rows.slice(1) })
  expect(short.columns.some(({ isWide }) => isWide)).toBe(false)
})
