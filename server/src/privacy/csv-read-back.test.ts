import { BYTE_ORDER_MARK, csvLine } from '@corner/contract/csv.ts'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('is read back as it was written, but for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      (rows) => {
        const width = Math.max(...rows.map((row) => row.length))
        const even = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
        const text = BYTE_ORDER_MARK + even.map(csvLine).join('')
        const expected = even.map((row) =>
          row.map((value) => (/^\s*[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value)),
        )
        expect(parse(text, { bom: true, record_delimiter: '\r\n' })).toEqual(expected)
      },
    ),
  )
})
