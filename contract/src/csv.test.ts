import { expect, it } from 'vitest'
import { csvLine, csvText } from './csv.ts'

it('begins with a byte order mark and the heads, and ends every line with CRLF', () => {
  expect(csvText({ heads: ['Day', 'Tomás Reyes, %'], rows: [['2026-11-21', 64]] })).toBe(
    '\uFEFFDay,"Tomás Reyes, %"\r\n2026-11-21,64\r\n',
  )
})

it('quotes commas, quotes and line ends as RFC 4180 says', () => {
  expect(csvLine(['Okafor, Marcus', 'say "so"', 'two\nlines', 'plain words'])).toBe(
    '"Okafor, Marcus","say ""so""","two\nlines",plain words\r\n',
  )
})

it('writes no value as nothing, and never as 0 or null', () => {
  expect(csvLine([null, undefined, Number.NaN, 0, -3.5, false])).toBe(',,,0,-3.5,false\r\n')
})

it.each(['=1+1', '+49', '-1', '-1+1', '@SUM(A1)', '\tx', ' =1', '＝1', '\rx', '\nx'])(
  'takes the formula out of the text %j, and leaves numbers alone',
  (text) => {
    expect(csvLine([text]).startsWith(/[\t\r\n]/.test(text) ? `"'${text}` : `'${text}`)).toBe(true)
    expect(csvLine([-1.5])).toBe('-1.5\r\n')
  },
)

it('quotes a formula that also holds a quote', () => {
  expect(csvLine(['=HYPERLINK("http://x","y")'])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n')
})

it('leaves no formula to a program that begins a new cell at a semicolon or a tab', () => {
  expect(csvLine(['Ann;=1+1', 'Ben;"=1+1', 'x\t@SUM(A1)', 'a; -5', 'Cy\n=1'])).toBe(
    `"Ann;'=1+1","Ben;""'=1+1","x\t'@SUM(A1)","a; '-5","Cy\n'=1"\r\n`,
  )
  expect(csvLine(['so; and so', "Ann;'=1"])).toBe(`"so; and so","Ann;'=1"\r\n`)
})
