import type { InvitationRenewed, InvitationSummary } from '@corner/contract/entities/roster.ts'
import { notFound } from '@corner/contract/refusal.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { fullName } from '../people/full-name.ts'
import { getTeamForCaller } from '../teams/team-access.ts'
import { newInvitationLink } from './invitation-link.ts'
import { invitationMail } from './invitation-mail.ts'
import * as store from './invitation-store.ts'
import type { RosterParts } from './roster.ts'

/** Expired invitations stay this long, so that an administrator sees who never came and can send a new link. */
const EXPIRED_KEPT_MS = 30 * 86_400_000

/** The invitations of a team that nobody has accepted, newest first. @throws Refusal `not_found` */
export async function listInvitations(
  { database }: RosterParts,
  caller: Caller,
  team_id: string,
): Promise<InvitationSummary[]> {
  await getTeamForCaller(database, caller, team_id)
  const waiting = await store.findInvitations(database, team_id)
  return waiting.map(({ first_name, last_name, created_at, expires_at, ...invitation }) => ({
    ...invitation,
    full_name: fullName({ first_name, last_name }),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }))
}

/**
 * A new link, also mailed where mail is set up; the previous one stops working.
 * @throws Refusal `not_found` when it was accepted or withdrawn in the meantime
 */
export async function renewInvitation(parts: RosterParts, caller: Caller, id: string): Promise<InvitationRenewed> {
  const { database, mail } = parts
  const { link, ...renewal } = newInvitationLink(parts)
  return database.transaction().execute(async (transaction) => {
    const renewed = await store.renew(transaction, { id, invited_by: caller.user_id, now: parts.now(), ...renewal })
    if (!renewed) throw notFound('The invitation')
    const { team_name, email, role, ...person } = renewed
    const details = { team: team_name, email }
    await recordAudit(transaction, { actor: caller.user_id, action: 'invitation_renewed', details })
    const expires_at = renewal.expires_at.toISOString()
    const invitation = { id, email, full_name: fullName(person), role, link, expires_at }
    if (mail.available) await mail.send(invitationMail(invitation, team_name), { transaction })
    return { ...invitation, mailed: mail.available }
  })
}

/** @throws Refusal `not_found` when it was accepted or withdrawn already */
export async function withdrawInvitation({ database }: RosterParts, caller: Caller, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const withdrawn = await store.withdraw(transaction, id)
    if (!withdrawn) throw notFound('The invitation')
    const details = { team: withdrawn.team_name, email: withdrawn.email }
    await recordAudit(transaction, { actor: caller.user_id, action: 'invitation_withdrawn', details })
  })
}

/** Deletes invitations that expired long ago. */
export async function deleteExpiredInvitations(db: Database, now: Date): Promise<void> {
  await store.deleteExpiredBefore(db, new Date(now.getTime() - EXPIRED_KEPT_MS))
}
