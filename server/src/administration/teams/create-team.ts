import type { Gender } from '@corner/contract/constants/sports.ts'
import type { TeamCreated } from '@corner/contract/entities/teams.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { newJoinCode } from '../../teams/join-codes.ts'
import { insertTeam, lockOrganization, teamNames } from './team-change-store.ts'
import { numberedName, teamName } from './team-name.ts'

/**
 * Creates a team with two join codes, named after organization, sport and gender; a second one of the same kind gets a number
 * after its name.
 * @throws Refusal `not_found` for an unknown organization
 */
export async function createTeam(
  database: Database,
  actor: string,
  { organization_id, sport, gender }: { organization_id: string; sport: string; gender: Gender },
): Promise<TeamCreated> {
  return database.transaction().execute(async (transaction) => {
    const organization = await lockOrganization(transaction, organization_id)
    if (!organization) throw unknownOrganization()
    const wanted = teamName({ organization: organization.name, sport, gender })
    const name = numberedName(wanted, await teamNames(transaction, organization_id))
    const codes = { coach_code: newJoinCode(), athlete_code: newJoinCode() }
    const team = await insertTeam(transaction, { organization_id, name, sport, gender, ...codes })
    const details = { team: name, team_id: team.id, organization: organization.name }
    await recordAudit(transaction, { actor, action: 'team_created', details })
    return { team: { ...team, organization: { name: organization.name } }, ...codes }
  })
}

function unknownOrganization(): Refusal {
  const sentence = 'The organization was not found'
  return new Refusal('not_found', sentence, { fields: { organization_id: sentence } })
}
