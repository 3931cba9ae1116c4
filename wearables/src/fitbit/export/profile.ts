import { nameIn } from '../../export-files/cell-values.ts'
import type { CsvRow } from '../../export-files/csv-rows.ts'
import type { ExportOwner } from '../../export-files/export-format.ts'

/** Of `Profile.csv`, whose other cells (birth date, weight, places) are not read. */
export interface FitbitProfile {
  owner: ExportOwner | null
  /** As IANA names it. */
  timezone: string | null
}

export function profileOf(row: CsvRow): FitbitProfile {
  const parts = [nameIn(row.first_name), nameIn(row.last_name)].filter((part) => part !== null)
  const name = nameIn(row.full_name) ?? (parts.length > 0 ? parts.join(' ') : nameIn(row.display_name))
  const email = nameIn(row.email_address)?.toLowerCase() ?? null
  return { owner: name === null && email === null ? null : { name, email }, timezone: nameIn(row.timezone) }
}
