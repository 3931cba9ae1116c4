import type { AuditAction } from '@corner/contract/entities/audit.ts'
import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { endMembershipsOf } from '../../teams/memberships.ts'
import { rotateCodes } from '../../teams/rotate-codes.ts'
import { getTeamDetailed } from './list-teams.ts'
import * as store from './team-change-store.ts'

/** @throws Refusal `not_found`; `conflict` when another team of the organization has the name, ignoring case */
export async function updateTeam(
  database: Database,
  actor: string,
  id: string,
  text: { name: string; description: string },
): Promise<TeamDetailed> {
  return database.transaction().execute(async (transaction) => {
    // The organization first, as when a team is created: a different lock order could deadlock.
    const { organization_id } = (await store.findOrganizationId(transaction, id)) ?? {}
    if (organization_id) await store.lockOrganization(transaction, organization_id)
    const before = await store.lockTeam(transaction, id)
    if (!before || !organization_id) throw notFound('The team')
    const others = await store.teamNames(transaction, organization_id, id)
    if (others.some((name) => name.toLowerCase() === text.name.toLowerCase())) throw nameTaken(before)
    await store.updateTeam(transaction, id, text)
    await record(transaction, actor, 'team_updated', { ...before, name: text.name }, { before: before.name })
    return getTeamDetailed(transaction, id)
  })
}

/** Gives a team a new code for one role; the old one stops working at once. @throws Refusal `not_found` */
export async function rotateTeamCode(
  database: Database,
  actor: string,
  { team_id, role }: { team_id: string; role: TeamRole },
): Promise<{ coach_code: string; athlete_code: string }> {
  return database.transaction().execute(async (transaction) => {
    const [codes] = await rotateCodes(transaction, [{ team_id, roles: [role] }], actor)
    if (!codes) throw notFound('The team')
    const { coach_code, athlete_code } = codes
    return { coach_code, athlete_code }
  })
}

/**
 * Deletes a team with its memberships, codes and invitations; its people and their data stay.
 * @throws Refusal `not_found`, also when it was deleted already
 */
export async function deleteTeam(database: Database, actor: string, id: string): Promise<{ message: string }> {
  return database.transaction().execute(async (transaction) => {
    const team = await store.lockTeam(transaction, id)
    if (!team) throw notFound('The team')
    const members = await endMembershipsOf(transaction, { team_id: id })
    await store.deleteTeam(transaction, id)
    await record(transaction, actor, 'team_deleted', team, { members })
    return { message: `${team.name} has been deleted. Its join codes are no longer valid.` }
  })
}

function record(
  transaction: Database,
  actor: string,
  action: AuditAction,
  { id, name, organization_name }: store.TeamBefore,
  more: Record<string, string | number>,
): Promise<void> {
  const details = { team: name, team_id: id, organization: organization_name, ...more }
  return recordAudit(transaction, { actor, action, details })
}

function nameTaken({ organization_name }: store.TeamBefore): Refusal {
  const sentence = `${organization_name} already has a team with this name`
  return new Refusal('conflict', sentence, { fields: { name: sentence } })
}
