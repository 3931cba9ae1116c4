import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { markdownTable } from '../../phrases/markdown-table.ts'

/** A plan before it is formatted. */
export interface Sheet {
  title: string
  /** What comes first, above it. */
  first?: string | undefined
  columns: readonly string[]
  rows: readonly SheetRow[]
  /** The rows begin with their own numbers. */
  isNumbered?: true
  /** Notes below it, the most important first; left out where only the sheet is wanted. */
  beneath: readonly (string | false | undefined)[]
  /** The line of sources. */
  sources?: string
}

export interface SheetRow {
  cells: readonly string[]
  /** As a line; absent: the cells. */
  text?: string
  /** Dropped first where fewer lines are wanted. */
  isExtra?: true
}

type Look = Pick<TeamPlan, 'shown' | 'lines'>

/** A sheet in the requested layout: lines, a table, the bare list, or a maximum of lines. */
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

/** Extra rows are dropped first; if it is still too long, the last rows are joined into one line. */
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

/** Without empty columns. */
const table = (all: readonly string[], rows: readonly SheetRow[]): string => {
  const places = all.flatMap((_, at) => (rows.some(({ cells }) => cells[at]) ? [at] : []))
  const columns = places.map((at) => all[at] ?? '')
  return markdownTable(
    columns,
    rows.map(({ cells }) => places.map((at) => cells[at] ?? '')),
  )
}
