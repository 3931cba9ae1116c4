import { announceLinkChange } from '../../changes/change-channel.ts'
import type { Refusal } from '../../database/schema.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Links } from '../links.ts'
import { renewToken } from './access-token.ts'
import type { Connection } from './connection-store.ts'
import { LinkRests } from './link-failures.ts'
import { tellIfManyRefused } from './refusal-circuit.ts'
import { isLasting, refusedAgain, WHOLE_LINK } from './refusals.ts'
import { setRefusals } from './refusals-store.ts'

/**
 * The provider gives nothing of a link, with a token that it has just renewed. That does not end the link: it rests, longer each
 * time. After hours the token endpoint is asked once more, which alone can say that it has ended. When many links are refused at
 * once it is the provider or the app, and no athlete is told.
 * @param since records from then on are missing
 * @throws LinkRests always, or LinkUnusable when the token endpoint says that the link is over
 */
export async function restLink(links: Links, link: Connection, since: Date, cause: unknown): Promise<never> {
  const { provider, database } = links
  const refusal = refusedAgain(link.refusals[WHOLE_LINK], since, links.now())
  const isMany = await asSeenBy(database, 'all', async (every) => {
    const note = (noted: Refusal) => setRefusals(every, link, { ...link.refusals, [WHOLE_LINK]: noted })
    await note(refusal)
    const many = await tellIfManyRefused(every, provider, links.now())
    // The hours that say something of this link alone begin after that.
    if (many) await note({ ...refusal, first_at: refusal.last_at })
    return many
  })
  if (isLasting(refusal) && !isMany) {
    await renewToken(links, link)
    await asSeenBy(database, [link.user_id], (own) => announceLinkChange(own, link.user_id))
  }
  throw new LinkRests(`${provider.label} gives no records of this link at present`, { cause })
}
