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
  /** The user who changes the role. */
  actor: string
  /** false: the teams keep the join codes that the person has seen as a coach or an administrator. */
  rotate_codes?: boolean
  /** A session that stays: that of who changes their own. */
  except?: string
}

/**
 * Changes an account's role, in a transaction that holds a lock on the user's row. All sessions end, so that every screen
 * reloads. A coach's membership requires the account of a coach or an administrator: an account that becomes an athlete's loses
 * its coach memberships, and a later promotion does not restore them. Athlete memberships go with any role. After a demotion no
 * way back is left: the join codes that the person has seen are replaced, and an administrator's open invitations and password
 * links end.
 * @returns the sessions that ended, for `Callers.forget`
 * @throws Refusal `conflict` for the last administrator
 */
export async function changeRole(
  transaction: Database,
  { user_id, from, to, actor, rotate_codes = true, except }: RoleChange,
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
  // Teams that they coached. In teams where they stay an athlete, they know no more than the other athletes.
  const lost = known.filter(({ roles }) => roles.includes('coach'))
  await rotateCodes(transaction, lost, actor)
  return endEverySession(transaction, user_id, 'role_changed', now, except)
}
