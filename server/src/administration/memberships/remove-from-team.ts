import { Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { fullName } from '../../people/full-name.ts'
import { endMembership } from '../../teams/memberships.ts'
import { codesKnownAs, rotateCodes } from '../../teams/rotate-codes.ts'
import { getUserAndTeam } from './user-and-team.ts'

/**
 * Ends a membership; the account, its role and its data stay. The team's join codes that the person knows are replaced (both
 * for a coach, the athletes' code otherwise), unless `rotate_codes` is false.
 * @throws Refusal `not_found` that names the user or the team, or says that the user is not a member of the team
 */
export async function removeFromTeam(
  database: Database,
  actor: string,
  { rotate_codes, ...ids }: { user_id: string; team_id: string; rotate_codes: boolean },
): Promise<{ message: string }> {
  return database.transaction().execute(async (transaction) => {
    const { user, team } = await getUserAndTeam(transaction, ids)
    const role = await endMembership(transaction, ids)
    if (!role) throw new Refusal('not_found', `${fullName(user)} is not a member of ${team.name}`)
    const details = { team: team.name, team_id: team.id, role }
    await recordAudit(transaction, { actor, subject: user.id, action: 'membership_ended', details })
    if (rotate_codes) await rotateCodes(transaction, [{ team_id: team.id, roles: codesKnownAs(role) }], actor)
    return { message: `${fullName(user)} is no longer a member of ${team.name}` }
  })
}
