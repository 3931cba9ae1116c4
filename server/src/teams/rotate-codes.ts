import type { TeamRole } from '@corner/contract/roles.ts'
import { recordAudits } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import * as store from './code-change-store.ts'
import { newJoinCode } from './join-codes.ts'

interface Rotation {
  team_id: string
  roles: readonly TeamRole[]
}

/**
 * Gives teams new codes; the old ones stop working at once, even for a registration in progress.
 * @param actor the user who does it; undefined: nobody was signed in
 * @returns the existing ones of these teams, with their codes
 */
export async function rotateCodes(
  transaction: Database,
  rotations: readonly Rotation[],
  actor: string | undefined,
): Promise<{ coach_code: string; athlete_code: string }[]> {
  if (rotations.length === 0) return []
  await store.lockTeams(
    transaction,
    rotations.map(({ team_id }) => team_id),
  )
  const fresh = (roles: readonly TeamRole[], role: TeamRole) => (roles.includes(role) ? newJoinCode() : null)
  const changed = await store.updateCodes(
    transaction,
    rotations.map(({ team_id, roles }) => ({
      team_id,
      coach_code: fresh(roles, 'coach'),
      athlete_code: fresh(roles, 'athlete'),
    })),
  )
  const rolesOf = new Map(rotations.map(({ team_id, roles }) => [team_id, roles]))
  await recordAudits(
    transaction,
    changed.map(({ team_id, team_name: team, organization_name: organization }) => ({
      ...(actor !== undefined && { actor }),
      action: 'join_code_rotated',
      details: { team, team_id, organization, role: rolesOf.get(team_id)?.join(' and ') ?? '' },
    })),
  )
  return changed
}

/** Which codes end with a membership: a coach has seen both of the team. */
export function codesKnownAs(role: TeamRole): readonly TeamRole[] {
  return role === 'coach' ? ['coach', 'athlete'] : ['athlete']
}

/**
 * The codes that a user has seen: of the teams they are a member of, and of all teams for an administrator. It locks these
 * teams, so call it before you lock the user: a roster import locks the team first, too.
 */
export async function holdKnownCodes(transaction: Database, user_id: string): Promise<Rotation[]> {
  const known = await store.findKnownCodes(transaction, user_id)
  await store.lockTeams(
    transaction,
    known.map(({ team_id }) => team_id),
  )
  return known.map(({ team_id, knows }) => ({ team_id, roles: codesKnownAs(knows) }))
}
