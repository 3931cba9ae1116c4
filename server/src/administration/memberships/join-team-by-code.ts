import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { joinByCode } from '../../teams/memberships.ts'
import { codesKnownAs, rotateCodes } from '../../teams/rotate-codes.ts'

/**
 * Adds a user to the team of a join code, on behalf of an administrator. If this turns a coach of the team into an athlete, the
 * team gets new codes, unless `rotate_codes` is false.
 * @throws Refusal `bad_input` when no team has the code
 */
export async function joinTeamByCode(
  transaction: Database,
  actor: string,
  { user_id, code, rotate_codes = true }: { user_id: string; code: string; rotate_codes?: boolean },
) {
  const { team_id, team_name, role, before } = await joinByCode(transaction, user_id, code)
  if (before === role) return
  const details = { team: team_name, team_id, role, before }
  await recordAudit(transaction, { actor, subject: user_id, action: 'membership_set', details })
  if (before === 'coach' && rotate_codes)
    await rotateCodes(transaction, [{ team_id, roles: codesKnownAs(before) }], actor)
}
