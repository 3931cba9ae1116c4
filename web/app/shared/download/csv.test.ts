import { expect, it } from 'vitest'
import { type CsvCell, csvText } from './csv.ts'

const written = (...rows: CsvCell[][]) => csvText(['Athlete'], rows).slice('\uFEFFAthlete\r\n'.length)

it('begins with a byte order mark and the headings, and ends every line with CRLF', () => {
  expect(csvText(['Day', 'Tomás Reyes, %'], [['2026-11-21', 64]])).toBe(
    '\uFEFFDay,"Tomás Reyes, %"\r\n2026-11-21,64\r\n',
  )
})

it('quotes cells with a comma, a quote or a line break', () => {
  expect(written(['Okafor, Marcus', 'the "Rock"', 'two\nlines', 'plain words'])).toBe(
    '"Okafor, Marcus","the ""Rock""","two\nlines",plain words\r\n',
  )
})

it('writes null as an empty cell, never as 0 or null', () => {
  expect(written([null, 0, -3.5, Number.NaN])).toBe(',0,-3.5,\r\n')
})

it.each(['=1+1', '+49', '-1+1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('escapes the formula in %j', (name) => {
  expect(written([name])).toBe(`'${name}\r\n`)
})

it('quotes an escaped formula that contains a quote', () => {
  expect(written(['=HYPERLINK("http://x","y")'])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n')
})
