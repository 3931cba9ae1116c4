import { BYTE_ORDER_MARK, csvLine } from '@corner/contract/csv.ts'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const sign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', ';', ',', '"', "'", ' ', 'a', '1')
const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: sign }))
const tables = fc
  .array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  .map((rows) => rows.map((row) => Array.from({ length: 4 }, (_, column) => row[column] ?? '')))
const written = (rows: readonly string[][]) => BYTE_ORDER_MARK + rows.map(csvLine).join('')

it('is read back as it was written, but for the apostrophes before formulas', () => {
  const plain = (rows: readonly string[][]) => rows.map((row) => row.map((value) => value.replaceAll("'", '')))
  fc.assert(
    fc.property(tables, (rows) => {
      expect(plain(parse(written(rows), { bom: true, record_delimiter: '\r\n' }))).toEqual(plain(rows))
    }),
  )
})

it.each([[','], [[',', ';', '\t']]])(
  'holds no cell that a spreadsheet runs, read with %j between cells',
  (delimiter) => {
    fc.assert(
      fc.property(tables, (rows) => {
        const read: string[][] = parse(written(rows), { bom: true, delimiter, relax_column_count: true })
        expect(read.flat().filter((value) => /^\s*[=+\-@＝＋－＠]/.test(value))).toEqual([])
      }),
    )
  },
)

it('holds no formula after a semicolon or a tab, for programs that do not heed the quotes there', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      expect(written(rows)).not.toMatch(/[;\t][ "]*[=+\-@＝＋－＠]/)
    }),
  )
})
