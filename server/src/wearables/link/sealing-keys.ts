import { recordAudits } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { countLinksBySealingKey, expireLinksSealedBy } from './connection-store.ts'
import { LINK_AGAIN } from './link-failures.ts'

/** The keys that stored tokens are encrypted with, by id, with the number of links for each. */
export function readSealingKeys(database: Database): Promise<{ keyId: string; links: number }[]> {
  return asSeenBy(database, 'all', countLinksBySealingKey)
}

/** Ends all links whose tokens need a lost key; their athletes are asked to link again. @returns how many */
export async function endLinksOfLostKey(database: Database, keyId: string): Promise<number> {
  return asSeenBy(database, 'all', async (transaction) => {
    const ended = await expireLinksSealedBy(transaction, keyId, LINK_AGAIN.refused)
    const lines = ended.map(({ user_id, provider }) => ({
      subject: user_id,
      action: 'device_link_lost' as const,
      details: { provider, reason: 'key_lost' },
    }))
    await recordAudits(transaction, lines)
    return ended.length
  })
}
