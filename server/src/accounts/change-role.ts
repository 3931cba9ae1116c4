import { isRaised, type Role } from '@corner/contract/roles.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { endCoaching } from '../teams/memberships.ts'
import { holdKnownCodes, rotateCodes } from '../teams/rotate-codes.ts'
import { withdrawInvitationsBy } from '../teams/withdraw-invitations.ts'
import { updateRole } from './account-store.ts'
import { assertNotLastAdministrator } from './last-administrator.ts'
import { endIssuedPasswordLinks } from './password-links.ts'
import { endEverySession } from './sessions.ts'

interface RoleChange {
  user_id: string
  from: Role
  to: Role
  /** The user who does it. */
  actor: string
  /** false: the teams keep the join codes that the person has seen as a coach or an administrator. */
  rotate_codes?: boolean
}

/**
 * Gives an account another role, in a transaction that holds the user's row. All sessions end, so that every screen begins anew.
 * Memberships follow one rule: whoever is a team's coach has the account of a coach or an administrator. So an athlete's
 * account coaches no more, and a later change back gives nobody a team again unasked; being an athlete of a team goes with
 * every role. Who is less than before keeps no way back: the join codes that they have seen end, and an administrator's open
 * invitations and password links.
 * @returns the sessions that ended, for `Callers.forget`
 * @throws Refusal `conflict` for the last administrator
 */
export async function changeRole(
  transaction: Database,
  { user_id, from, to, actor, rotate_codes = true }: RoleChange,
  now: Date,
): Promise<string[]> {
  const known = rotate_codes && isRaised(to, from) ? await holdKnownCodes(transaction, user_id) : []
  if (from === 'admin') {
    await assertNotLastAdministrator(transaction, user_id)
    await endIssuedPasswordLinks(transaction, user_id)
    await withdrawInvitationsBy(transaction, { user_id, actor })
  }
  await updateRole(transaction, user_id, to)
  const by = { actor, subject: user_id }
  await recordAudit(transaction, { ...by, action: 'role_changed', details: { from, to } })
  if (to === 'athlete') {
    for (const { team_id, team_name } of await endCoaching(transaction, user_id)) {
      const details = { team: team_name, team_id, role: 'coach' }
      await recordAudit(transaction, { ...by, action: 'membership_ended', details })
    }
  }
  // Who was their coach; in teams where they stay an athlete they know no more than the others.
  const lost = known.filter(({ roles }) => roles.includes('coach'))
  await rotateCodes(transaction, lost, actor)
  return endEverySession(transaction, user_id, 'role_changed', now)
}
