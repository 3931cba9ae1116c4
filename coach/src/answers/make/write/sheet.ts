import type { Made } from '@corner/contract/entities/made.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'

/** Something that was put together, before it is put on the page. */
export interface Sheet {
  title: string
  /** What is said first, above it. */
  first?: string | undefined
  columns: readonly string[]
  rows: readonly SheetRow[]
  /** The rows begin with their own numbers. */
  isNumbered?: true
  /** What must be known beside it, the most important first; left out where the sheet alone is wanted. */
  beneath: readonly (string | false | undefined)[]
  /** The line of sources. */
  sources?: string
}

export interface SheetRow {
  cells: readonly string[]
  /** As a line; absent: the cells. */
  text?: string
  /** Falls away first where fewer lines are wanted. */
  isExtra?: true
}

type Look = Pick<Made, 'shown' | 'lines'>

/** A sheet as it was asked for: lines, a table, the bare list, or so many lines at most. */
export function writeSheet(sheet: Sheet, { shown, lines }: Look): string {
  const { title, first, columns, rows, beneath, sources } = sheet
  const kept = lines === undefined ? rows : fewer(rows, lines - 1)
  const list = sheet.isNumbered ? kept.map(lineOf).join('\n') : bullets(kept.map(lineOf))
  const body = shown === 'table' ? table(columns, kept) : list
  const heading = `**${title}**`
  if (lines !== undefined) {
    const [note] = beneath.filter((part) => part)
    const isRoom = note && kept.length + 2 <= lines
    return `${heading}\n\n${body}${isRoom ? `\n- ${note}` : ''}`
  }
  if (shown === 'list') return paragraphs(heading, body)
  return paragraphs(first, heading, body, beneath.filter((part) => part).join(' '), sources)
}

const lineOf = ({ cells: [first = '', ...rest], text }: SheetRow) =>
  text ?? `**${first}**: ${rest.filter(Boolean).join('; ')}`

/** The extra ones go first; of what is still too long the end is joined to one line. */
function fewer(rows: readonly SheetRow[], most: number): readonly SheetRow[] {
  if (rows.length <= most) return rows
  const needed = rows.filter(({ isExtra }) => !isExtra)
  if (needed.length <= most) {
    let spare = most - needed.length
    return rows.filter(({ isExtra }) => !isExtra || spare-- > 0)
  }
  const head = needed.slice(0, Math.max(0, most - 1))
  return [...head, { cells: [], text: needed.slice(head.length).map(lineOf).join(' · ') }]
}

/** Without the columns in which nothing stands. */
const table = (all: readonly string[], rows: readonly SheetRow[]): string => {
  const places = all.flatMap((_, at) => (rows.some(({ cells }) => cells[at]) ? [at] : []))
  const columns = places.map((at) => all[at] ?? '')
  return [columns, columns.map(() => '---'), ...rows.map(({ cells }) => places.map((at) => cells[at] ?? ''))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
