import { hash } from 'node:crypto'

/** Limit for the JSON of one record. Replies of providers and rows of exports have about 1,500 characters. */
const LIMIT_CHARACTERS = 4_096

/**
 * The provider's own reply as it is stored with a record. One longer than any known reply is left out, because only the
 * download of one's own data reads it. Its hash is kept, so that a change is still detected.
 */
export function storedReply(raw: unknown): unknown {
  const text = JSON.stringify(raw) ?? 'null'
  if (text.length <= LIMIT_CHARACTERS) return raw
  return { left_out: `${text.length} characters, more than ${LIMIT_CHARACTERS}`, sha256: hash('sha256', text) }
}
