import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { requireProvenAddress } from '../../accounts/address-proof.ts'
import type { Database } from '../../database/database.ts'
import { getAdminUser } from './list-users.ts'

/**
 * Marks an account's address as verified on an administrator's word; repeating the call changes nothing.
 * @throws Refusal `not_found`
 */
export function confirmAddress(
  { database, now }: { database: Database; now(): Date },
  actor: string,
  user_id: string,
): Promise<AdminUser> {
  return database.transaction().execute(async (transaction) => {
    await requireProvenAddress(transaction, { user_id, actor, confirmed: true }, now())
    return getAdminUser(transaction, user_id)
  })
}
