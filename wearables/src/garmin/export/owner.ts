import { nameIn } from '../../export-files/cell-values.ts'
import type { ExportOwner } from '../../export-files/export-format.ts'
import { asObject } from '../../http/read-record.ts'

/** Of `customer.json`, whose other fields (birth date, address, telephone) are not read. null: it names nobody. */
export function ownerOf(customer: unknown): ExportOwner | null {
  const given = asObject(customer)
  const parts = [nameIn(given?.firstName), nameIn(given?.lastName)].filter((part) => part !== null)
  const name = nameIn(given?.fullName) ?? (parts.length > 0 ? parts.join(' ') : null)
  const email = emailIn(given?.primaryEmailAddress)
  return name === null && email === null ? null : { name, email }
}

/** Names of files begin with it: `person@example.org_1_summarizedActivities.json`. */
export function emailInPath(path: string): string | null {
  return emailIn(/(?:^|\/)([^/@\s]+@[^/@\s]+\.[a-z]{2,})_(?:\d+_)?summarizedActivities\.json$/i.exec(path)?.[1])
}

function emailIn(given: unknown): string | null {
  const text = nameIn(given)
  return text !== null && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text) ? text.toLowerCase() : null
}
