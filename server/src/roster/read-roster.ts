import type { RosterError } from '@corner/contract/entities/roster.ts'
import { MAX_PEOPLE, readCsvRows, tooManyPeople } from './csv-rows.ts'
import { readFileText } from './file-text.ts'
import { readHeader } from './header.ts'
import { type RosterPerson, readPerson } from './person-line.ts'

export interface RosterFile {
  /** The valid lines, in the order of the file. */
  people: RosterPerson[]
  errors: RosterError[]
}

/**
 * The people of a CSV file and its errors, line by line, without looking into the database.
 * @throws Refusal `too_large` for more than 5 MB or 10,000 people
 */
export function readRoster(bytes: Buffer): RosterFile {
  const rows = readCsvRows(readFileText(bytes))
  if (!Array.isArray(rows)) return { people: [], errors: [{ ...rows, column: null }] }
  const [headRow, ...lines] = rows
  if (!headRow) return wrong('The file is empty. Its first line must name the columns: email, first_name, last_name.')
  if (lines.length > MAX_PEOPLE) throw tooManyPeople()
  const { head, errors } = readHeader(headRow)
  if (errors.length > 0) return { people: [], errors }
  if (lines.length === 0) return wrong('The file has a head, but no people below it.', headRow.line)
  const people: RosterPerson[] = []
  for (const row of lines) {
    const person = readPerson(head, headRow.cells.length, row)
    if (Array.isArray(person)) errors.push(...person)
    else people.push(person)
  }
  return { people, errors }
}

function wrong(message: string, line = 1): RosterFile {
  return { people: [], errors: [{ line, column: null, message }] }
}
