import { expect, it } from 'vitest'
import { csvText } from './csv-file.ts'

it('writes rows that a spreadsheet reads as UTF-8, with quotes where a text needs them', () => {
  expect(
    csvText([
      ['email', 'name'],
      ['a@x.example', 'Łoś, "Ada"\nBell'],
    ]),
  ).toBe('\uFEFFemail,name\r\na@x.example,"Łoś, ""Ada""\nBell"\r\n')
})

it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx'])('lets no spreadsheet work out %j', (cell) => {
  expect(csvText([[cell]])).toBe(`\uFEFF'${cell}\r\n`)
})
