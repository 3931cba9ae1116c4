import type { RosterError } from '@corner/contract/entities/roster.ts'
import { Email, FirstName, LastName } from '@corner/contract/person-fields.ts'
import { TeamRole } from '@corner/contract/roles.ts'
import { z } from 'zod'
import type { CsvRow } from './csv-rows.ts'
import type { Header } from './header.ts'

/** The person of a roster line. */
export interface RosterPerson {
  line: number
  email: string
  first_name: string
  last_name: string
  role: TeamRole
}

/** A line as a person, or everything that is wrong with it. @param width number of header cells */
export function readPerson(head: Header, width: number, { line, cells }: CsvRow): RosterPerson | RosterError[] {
  const surplus = cells.slice(width).some((cell) => cell.trim() !== '')
  if (surplus) {
    const message = `This line has ${cells.length} cells, the head ${width}. A text that holds the delimiter needs quotes around it.`
    return [{ line, column: null, message }]
  }
  const errors: RosterError[] = []
  // A cell of a spreadsheet may contain line breaks, which count as blanks in a name.
  const cellOf = (column: keyof Header) => (cells[head[column]?.index ?? -1] ?? '').replace(/[\t\r\n]+/g, ' ')
  const check = <Value>(schema: z.core.$ZodType<Value>, text: string, column: keyof Header): Value | undefined => {
    const checked = z.safeParse(schema, text)
    if (checked.success) return checked.data
    const message = checked.error.issues[0]?.message ?? 'This value is not valid'
    errors.push({ line, column: titleOf(head, column), message })
    return undefined
  }
  const names = namesOf(head, cellOf)
  const email = check(Email, cellOf('email'), 'email')
  const first_name = check(FirstName, names.first_name, 'first_name')
  const last_name = check(LastName, names.last_name, 'last_name')
  const role = readRole(cellOf('role'))
  if (!role) errors.push({ line, column: titleOf(head, 'role'), message: 'Role must be athlete or coach, or empty' })
  if (email === undefined || first_name === undefined || last_name === undefined || !role) return errors
  return { line, email, first_name, last_name, role }
}

function titleOf(head: Header, column: keyof Header): string {
  return head[column]?.title ?? head.name?.title ?? column
}

/**
 * Two name columns are preferred to one; in one column, 'Last, First' has a comma, and in 'First Last' the first word is the
 * first name.
 */
function namesOf(head: Header, cellOf: (column: keyof Header) => string): { first_name: string; last_name: string } {
  if (head.first_name && head.last_name) return { first_name: cellOf('first_name'), last_name: cellOf('last_name') }
  const name = cellOf('name').trim()
  const comma = name.indexOf(',')
  if (comma >= 0) return { first_name: name.slice(comma + 1), last_name: name.slice(0, comma) }
  const blank = name.search(/\s/)
  if (blank < 0) return { first_name: name, last_name: '' }
  return { first_name: name.slice(0, blank), last_name: name.slice(blank) }
}

function readRole(cell: string): TeamRole | undefined {
  const word = cell.trim().toLowerCase()
  return word === '' ? 'athlete' : TeamRole.safeParse(word).data
}
