import { emailKey } from '@corner/contract/email-address.ts'
import type { ExportOwner } from '@corner/wearables/export-files/export-format.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'

/** Under which names and addresses a person is known to Corner and to their makers. */
interface OwnNames {
  names: string[]
  emails: string[]
}

export async function findOwnNames(db: Database, userId: string): Promise<OwnNames> {
  const people = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .execute()
  const profiles = await asSeenBy(db, [userId], (own) =>
    own
      .selectFrom('wearable_profiles')
      .select(['first_name', 'last_name', 'email'])
      .where('user_id', '=', userId)
      .execute(),
  )
  const known = [...people, ...profiles]
  return {
    names: known.map(({ first_name, last_name }) => `${first_name ?? ''} ${last_name ?? ''}`),
    emails: known.flatMap(({ email }) => email ?? []),
  }
}

/** Whether a file may be theirs without asking: one name or address that fits is enough, and so is none at all. */
export function isOwn({ name, email }: ExportOwner, own: OwnNames): boolean {
  if (name === null && email === null) return true
  const fitsEmail = email !== null && own.emails.some((known) => emailKey(known) === emailKey(email))
  const fitsName = name !== null && own.names.some((known) => wordsOf(known) === wordsOf(name))
  return fitsEmail || fitsName
}

/** Without case, accents and order: makers write `LOVELACE Ada`. */
function wordsOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return words.filter(Boolean).sort().join(' ')
}
