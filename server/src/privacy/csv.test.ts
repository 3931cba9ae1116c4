import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

it('quotes commas, quotes and line ends as RFC 4180 says, and leaves no value as an empty cell', () => {
  expect(csvLine(['a', 'b,c', 'say "so"', 'two\nlines', null, undefined, 0, false])).toBe(
    'a,"b,c","say ""so""","two\nlines",,,0,false\r\n',
  )
})

it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1'])('defuses the text %j, and leaves numbers alone', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/)
  expect(csvLine([-1.5])).toBe('-1.5\r\n')
})

it('is read back as it was written, but for the defusing sign', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      (rows) => {
        const width = Math.max(...rows.map((row) => row.length))
        const even = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
        const text = BYTE_ORDER_MARK + even.map(csvLine).join('')
        const expected = even.map((row) => row.map((value) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)))
        expect(parse(text, { bom: true, record_delimiter: '\r\n' })).toEqual(expected)
      },
    ),
  )
})
