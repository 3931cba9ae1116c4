import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { countLinksBySealingKey } from './connection-store.ts'

/** The keys that stored tokens need to be opened, by id, with the number of links that each one seals. */
export function readSealingKeys(database: Database): Promise<{ keyId: string; links: number }[]> {
  return asSeenBy(database, 'all', countLinksBySealingKey)
}
