import { Refusal } from '@corner/contract/refusal.ts'
import type { Database } from '../database/database.ts'
import { hasOtherAdministrator, lockAdministrators } from './administrator-store.ts'

/**
 * Call it in the transaction that takes a user's role of administrator away, or the user. Of two transactions that do so at once
 * the second waits here for the first, so that they cannot take each other's last one.
 * @throws Refusal `conflict` when nobody else is an administrator
 */
export async function assertNotLastAdministrator(transaction: Database, userId: string): Promise<void> {
  await lockAdministrators(transaction)
  if (await hasOtherAdministrator(transaction, userId)) return
  throw new Refusal('conflict', 'This is the last administrator. Make somebody else an administrator first.')
}
