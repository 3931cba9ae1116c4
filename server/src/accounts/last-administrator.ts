import { Refusal } from '@corner/contract/refusal.ts'
import type { Database } from '../database/database.ts'
import { hasOtherAdministrator, lockAdministrators } from './administrator-store.ts'

/**
 * Call it in the transaction that demotes or deletes an administrator. Concurrent transactions wait for each other here, so
 * that two administrators cannot remove each other and leave none.
 * @throws Refusal `conflict` when nobody else is an administrator
 */
export async function assertNotLastAdministrator(transaction: Database, userId: string): Promise<void> {
  await lockAdministrators(transaction)
  if (await hasOtherAdministrator(transaction, userId)) return
  throw new Refusal('conflict', 'This is the last administrator. Make somebody else an administrator first.')
}
