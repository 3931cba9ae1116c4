import { emailKey } from '@corner/contract/email-address.ts'
import type { Role } from '@corner/contract/roles.ts'
import type { Database } from '../../database/database.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'

interface UserBefore {
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
  role: Role
  version: number
}

/** Locks the user until the transaction ends. The row is read after the lock, so it is current. */
export function lockUser(transaction: Database, id: string): Promise<UserBefore | undefined> {
  return transaction
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'role', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface FieldChanges {
  username?: string
  email?: string
  first_name?: string
  last_name?: string
  password_hash?: string
}

export async function changeFields(transaction: Database, id: string, changes: FieldChanges): Promise<void> {
  await transaction
    .updateTable('users')
    .set(({ eb }) => ({
      ...changes,
      ...(changes.email !== undefined && { email_key: emailKey(changes.email) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Whether a change failed because another user has the address or user name. */
export function isNameTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'users_email', 'users_username')
}
