import { hash } from 'node:crypto'

/** Of one record, as JSON. Replies of providers and rows of exports have about 1,500 characters. */
const LIMIT_CHARACTERS = 4_096

/**
 * The provider's own words as they are stored with a record. Those that are longer than any known reply are left out: nothing reads
 * them but the download of one's own data. Their hash stays, so that a changed one is still seen as another.
 */
export function keptRaw(raw: unknown): unknown {
  const text = JSON.stringify(raw) ?? 'null'
  if (text.length <= LIMIT_CHARACTERS) return raw
  return { left_out: `${text.length} characters, more than ${LIMIT_CHARACTERS}`, sha256: hash('sha256', text) }
}
