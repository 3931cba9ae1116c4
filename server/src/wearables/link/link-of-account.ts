import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Links } from '../links.ts'
import { type Connection, findConnectionOfAccount } from './connection-store.ts'

/** The active link of a provider's account. Its user is not known yet, so everybody's links are searched. */
export function findLinkOfAccount(
  { database }: Links,
  provider: string,
  providerUserId: string,
): Promise<Connection | undefined> {
  return asSeenBy(database, 'all', (every) => findConnectionOfAccount(every, provider, providerUserId))
}
