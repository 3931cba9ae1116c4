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
 * The provider refuses all data of a link, with a token that it has just refreshed. That does not end the link: it pauses,
 * longer each time. After some hours the token is refreshed once more, because only the token endpoint can say that the link
 * has ended. When many links are refused at once the cause is the provider or the app, and athletes are not notified.
 * @param since records from then on are missing
 * @throws LinkRests always, or LinkUnusable when the token endpoint says that the link has ended
 */
export async function restLink(links: Links, link: Connection, since: Date, cause: unknown): Promise<never> {
  const { provider, database } = links
  const refusal = refusedAgain(link.refusals[WHOLE_LINK], since, links.now())
  const isMany = await asSeenBy(database, 'all', async (every) => {
    const note = (noted: Refusal) => setRefusals(every, link, { ...link.refusals, [WHOLE_LINK]: noted })
    await note(refusal)
    const many = await tellIfManyRefused(every, provider, links.now())
    // Only from then on do refusals count against this link alone.
    if (many) await note({ ...refusal, first_at: refusal.last_at })
    return many
  })
  if (isLasting(refusal) && !isMany) {
    await renewToken(links, link)
    await asSeenBy(database, [link.user_id], (own) => announceLinkChange(own, link.user_id))
  }
  throw new LinkRests(`${provider.label} gives no records of this link at present`, { cause })
}
