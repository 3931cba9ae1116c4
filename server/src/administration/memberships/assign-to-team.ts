import type { TeamRole } from '@corner/contract/roles.ts'
import { requireProvenAddress } from '../../accounts/address-proof.ts'
import type { Callers } from '../../accounts/callers.ts'
import { changeRole } from '../../accounts/change-role.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { fullName } from '../../people/full-name.ts'
import { setMembership } from '../../teams/memberships.ts'
import { codesKnownAs, rotateCodes } from '../../teams/rotate-codes.ts'
import { getUserAndTeam } from './user-and-team.ts'

export interface AssignmentParts {
  database: Database
  callers: Callers
  now(): Date
}

interface Assignment {
  user_id: string
  team_id: string
  role: TeamRole
  /** The administrator confirms that the address is the person's. */
  address_confirmed?: boolean | undefined
  /** Whether the team gets new join codes when a coach becomes an athlete. */
  rotate_codes: boolean
}

const AS: Record<TeamRole, string> = { coach: 'a coach', athlete: 'an athlete' }

/**
 * Makes a user a coach or an athlete of a team, or changes which of the two they are; repeating the call changes nothing. An
 * athlete's account that becomes a coach of a team gets the role of coach, because it would see nobody otherwise, and its
 * sessions end; administrators see every team anyway and stay administrators. A coach who becomes an athlete of one team still
 * coaches their other teams.
 * @returns a sentence that says what has changed
 * @throws Refusal `not_found` that names the user or the team; `address_not_proven` for an account that registered itself,
 * unless the administrator confirms its address
 */
export async function assignToTeam(
  { database, callers, now }: AssignmentParts,
  actor: string,
  { user_id, team_id, role, address_confirmed, rotate_codes }: Assignment,
): Promise<{ message: string }> {
  const { message, ended } = await database.transaction().execute(async (transaction) => {
    const { user, team } = await getUserAndTeam(transaction, { user_id, team_id })
    await requireProvenAddress(transaction, { user_id, actor, confirmed: address_confirmed }, now())
    const before = await setMembership(transaction, { user_id, team_id, role })
    const name = fullName(user)
    if (before === role) return { message: `${name} is already ${AS[role]} of ${team.name}`, ended: [] }
    const details = { team: team.name, team_id, role, before }
    await recordAudit(transaction, { actor, subject: user_id, action: 'membership_set', details })
    if (before === 'coach' && rotate_codes)
      await rotateCodes(transaction, [{ team_id, roles: codesKnownAs(before) }], actor)
    const isNow = `${name} is now ${AS[role]} of ${team.name}`
    if (role !== 'coach' || user.role !== 'athlete') return { message: isNow, ended: [] }
    const sessions = await changeRole(transaction, { user_id, from: user.role, to: 'coach', actor }, now())
    return { message: `${isNow}, and their account is a coach's: they sign in again`, ended: sessions }
  })
  callers.forget(...ended)
  return { message }
}
