import type { VisibleLinks } from '../../database/visible-athletes.ts'
import { type Connection, findConnectionForUpdate } from './connection-store.ts'
import { LinkUnusable } from './link-failures.ts'

/**
 * For work that stores what a link brought: holds the link until the transaction ends, if it has not been ended, nor its data
 * deleted, since the work began. What was fetched before would otherwise come back after its deletion.
 * @param link as it was when the work began
 * @throws LinkUnusable
 */
export async function holdUnchanged(transaction: VisibleLinks, link: Connection): Promise<void> {
  const now = await findConnectionForUpdate(transaction, link)
  if (!now || now.status === 'disconnected') throw new LinkUnusable('The link has been ended')
  if (now.data_deleted_at?.getTime() !== link.data_deleted_at?.getTime())
    throw new LinkUnusable('The athlete has deleted what the link had brought')
}
