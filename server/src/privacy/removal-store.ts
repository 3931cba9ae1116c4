import { emailKey } from '@corner/contract/email-address.ts'
import type { Role } from '@corner/contract/roles.ts'
import type { Database } from '../database/database.ts'

interface UserToDelete {
  id: string
  email: string
  first_name: string
  last_name: string
  role: Role
  email_proven_at: Date | null
}

/** Locks the user until the transaction ends. */
export function lockUser(transaction: Database, id: string): Promise<UserToDelete | undefined> {
  return transaction
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'role', 'email_proven_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Deletes the user with everything that references them (sessions, memberships, links, measurements), and invitations that name
 * them. While the address is not verified, its invitations belong to somebody else and stay.
 */
export async function deleteUser(
  transaction: Database,
  { id, email, email_proven_at }: Pick<UserToDelete, 'id' | 'email' | 'email_proven_at'>,
): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute()
  if (email_proven_at) await transaction.deleteFrom('invitations').where('email_key', '=', emailKey(email)).execute()
}
