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

/** The open invitations of a team, newest first. @throws Refusal `not_found` */
export async function listInvitations(
  { database, now }: RosterParts,
  caller: Caller,
  team_id: string,
): Promise<InvitationSummary[]> {
  await getTeamForCaller(database, caller, team_id)
  const open = await store.findOpenInvitations(database, team_id, now())
  return open.map(({ first_name, last_name, created_at, expires_at, ...invitation }) => ({
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

/** Deletes invitations that nobody accepted in time. */
export async function deleteExpiredInvitations(db: Database, now: Date): Promise<void> {
  await store.deleteRunOut(db, now)
}
