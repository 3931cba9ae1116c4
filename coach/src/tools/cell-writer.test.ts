import { expect, it } from 'vitest'
import { CellWriter } from './cell-writer.ts'
import { Cells } from './cells.ts'

const TODAY = '2026-11-21'
const written = (write: (writer: CellWriter) => string) => {
  const cells = new Cells()
  const text = write(new CellWriter(cells, TODAY))
  return { text: text.replace(/ ?\{\{.*?\}\}/g, ''), cell: cells.all.at(-1) }
}

it.each([
  [(writer: CellWriter) => writer.day(TODAY), 'Nov 21 (today)', { of: 'day', value: null }],
  [(writer: CellWriter) => writer.span('2026-11-15', TODAY), 'Nov 15 to 21', { of: 'day', value: null }],
  [(writer: CellWriter) => writer.length(1), '1 day', { of: 'length of the window', value: 1, unit: 'days' }],
  [(writer: CellWriter) => writer.length(7), '7 days', { of: 'length of the window', value: 7, unit: 'days' }],
  [(writer: CellWriter) => writer.count(22, 'athletes'), '22', { of: 'athletes', value: 22 }],
  [(writer: CellWriter) => writer.place(2, ['a']), '2nd', { of: 'place', value: 2, athletes: ['a'] }],
])('case %#: writes what is kept in the cell', (write, text, cell) => {
  expect(written(write).text).toBe(text)
  expect(written(write).cell).toMatchObject(cell)
})
