import type { RosterError } from '@corner/contract/entities/roster.ts'

/** The columns that an upload may have; `person-line.ts` reads them. */
export const COLUMNS = ['email', 'first_name', 'last_name', 'name', 'role'] as const
type Column = (typeof COLUMNS)[number]

/** Common column headers, compared without case, blanks, punctuation and accents. */
const WORDINGS: Record<Column, readonly string[]> = {
  email: ['email', 'mail', 'emailaddress', 'mailaddress', 'emailadresse', 'mailadresse', 'courriel', 'correo'],
  first_name: ['firstname', 'first', 'givenname', 'given', 'forename', 'vorname', 'prenom'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'family', 'nachname', 'familienname', 'nomdefamille'],
  name: ['name', 'fullname', 'athlete', 'athletename', 'member', 'membername'],
  role: ['role', 'teamrole', 'rolle'],
}

/** The column's name in an error message. */
const WANTED: Partial<Record<Column, string>> = {
  email: "the e-mail address, for example 'email'",
  first_name: "the first name, for example 'first_name'",
  last_name: "the last name, for example 'last_name'",
}

/** The index of each column, and its header in the file. */
export type Header = Partial<Record<Column, { index: number; title: string }>>

/** The columns of a header row, and its errors: a column that is missing or duplicated. Unknown ones are ignored. */
export function readHeader({ line, cells }: { line: number; cells: readonly string[] }): {
  head: Header
  errors: RosterError[]
} {
  const head: Header = {}
  const errors: RosterError[] = []
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell)
    if (!column) continue
    const title = cell.trim()
    const first = head[column]
    if (first) errors.push({ line, column: title, message: `'${title}' says the same as '${first.title}'. Keep one.` })
    else head[column] = { index, title }
  }
  const found = cells.map((cell) => `'${cell.trim().slice(0, 50)}'`).slice(0, 20)
  for (const column of missingIn(head)) {
    const message = `The file needs a column for ${WANTED[column]}. Its head has: ${found.join(', ')}.`
    errors.push({ line, column, message })
  }
  return { head, errors }
}

function missingIn(head: Header): Column[] {
  const needed: Column[] = head.name ? ['email'] : ['email', 'first_name', 'last_name']
  return needed.filter((column) => !head[column])
}

function columnOf(cell: string): Column | undefined {
  const wording = cell
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return COLUMNS.find((column) => WORDINGS[column].includes(wording))
}
