import type { Team, TeamChoice } from '@corner/contract/entities/teams.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { fullName } from '../people/full-name.ts'
import { linkFields } from '../people/link-fields.ts'
import { type LinkStates, linkedAmong, linkedAmongEverybody } from '../people/linked-users.ts'
import { findMembers, findTeams } from './team-store.ts'

const byName = new Intl.Collator('en')

/**
 * The teams whose athletes the caller may see, with members and join codes: a coach's own, all for an administrator, none for
 * an athlete.
 */
export async function listTeams(db: Database, { role, user_id }: Caller): Promise<Team[]> {
  if (role === 'athlete') return []
  const teams = await findTeams(db, role === 'admin' ? undefined : user_id)
  const members = await findMembers(
    db,
    teams.map(({ id }) => id),
  )
  const memberIds = [...new Set(members.map(({ id }) => id))]
  const linked = await (role === 'admin' ? linkedAmongEverybody : linkedAmong)(db, memberIds)
  const byTeam = Map.groupBy(members, ({ team_id }) => team_id)
  return teams.map(({ created_at, organization_id, organization_name, ...team }) => ({
    ...team,
    created_at: created_at.toISOString(),
    organization: { id: organization_id, name: organization_name },
    coaches: membersOf(byTeam.get(team.id), 'coach', linked),
    athletes: membersOf(byTeam.get(team.id), 'athlete', linked),
  }))
}

/** The names of the teams, by organization and name: with their members, 200 teams would be a heavy list to choose from. */
export async function teamChoices(db: Database): Promise<TeamChoice[]> {
  const teams = await findTeams(db, undefined)
  return teams.map(({ id, name, organization_name }) => ({ id, name, organization_name }))
}

function membersOf(
  members: Awaited<ReturnType<typeof findMembers>> = [],
  role: 'coach' | 'athlete',
  linked: LinkStates,
): Team['athletes'] {
  return members
    .filter(({ member_role }) => member_role === role)
    .map(({ id, username, email, first_name, last_name }) => ({
      id,
      username,
      email,
      first_name,
      ...linkFields(linked.get(id)),
      full_name: fullName({ first_name, last_name }),
    }))
    .sort((a, b) => byName.compare(a.full_name, b.full_name) || byName.compare(a.id, b.id))
}
