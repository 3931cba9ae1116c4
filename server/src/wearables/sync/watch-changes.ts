import type { Database } from '../../database/database.ts'
import { type Deletions, watchDeletions } from '../events/deletions.ts'
import type { Connection } from '../link/connection-store.ts'
import { holdUnchanged } from '../link/unchanged-link.ts'

/**
 * Watches what happens to a link while its records are fetched: `since` finds what the provider has reported as deleted, and
 * refuses to store anything once the link has been ended or its data deleted.
 */
export async function watchChanges(db: Database, link: Connection): Promise<Deletions> {
  const { before, since } = await watchDeletions(db, link)
  return {
    before,
    async since(transaction) {
      await holdUnchanged(transaction, link)
      return since(transaction)
    },
  }
}
