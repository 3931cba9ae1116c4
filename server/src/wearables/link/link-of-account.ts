import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Links } from '../links.ts'
import { type Connection, findConnectionOfAccount } from './connection-store.ts'

/** The living link that an account of the provider feeds: whose it is stands in it, so everybody's are looked through. */
export function findLinkOfAccount(
  { database }: Links,
  provider: string,
  providerUserId: string,
): Promise<Connection | undefined> {
  return asSeenBy(database, 'all', (every) => findConnectionOfAccount(every, provider, providerUserId))
}
