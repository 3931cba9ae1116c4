import type { Invitation } from '@corner/contract/entities/roster.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { isEmptyAccount } from './empty-account-store.ts'
import { hashInvitationToken } from './invitation-link.ts'
import { findByToken } from './invitation-store.ts'
import type { RosterParts } from './roster.ts'

/**
 * Who a link is for. Invalid links are counted per address; a valid one is never refused.
 * @throws Refusal `bad_input` when it was used, withdrawn or has expired; `too_many_requests`
 */
export async function getInvitation(parts: RosterParts, token: string, address: string): Promise<Invitation> {
  const { database, limits, now } = parts
  const found = await findByToken(database, hashInvitationToken(token), now())
  if (!found) {
    await limits.wrongInvitations.count(address)
    throw deadLink()
  }
  const { user_id, unproven_since, ...invitation } = found
  return {
    ...invitation,
    has_account: user_id !== null,
    unproven_since: unproven_since?.toISOString() ?? null,
    replaceable: user_id !== null && unproven_since !== null && (await isEmptyAccount(database, user_id)),
  }
}

export function deadLink(): Refusal {
  const sentence = 'This invitation link was used, withdrawn or has run out. Ask your club for a new one.'
  return new Refusal('bad_input', sentence, { fields: { token: sentence } })
}
