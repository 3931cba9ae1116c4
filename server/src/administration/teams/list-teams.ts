import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { notFound } from '@corner/contract/refusal.ts'
import type { Database } from '../../database/database.ts'
import { fullName } from '../../people/full-name.ts'
import { linkFields } from '../../people/link-fields.ts'
import { linkedAmongEverybody } from '../../people/linked-users.ts'
import * as store from './team-list-store.ts'

/** Teams with codes and members, all or a page of them; an administrator sees every one. */
export async function listAdminTeams(db: Database, wanted: store.TeamListWanted) {
  const { rows, total } = await store.findTeams(db, wanted)
  return { entries: await withMembers(db, rows), total }
}

/** @throws Refusal `not_found` */
export async function getTeamDetailed(db: Database, id: string): Promise<TeamDetailed> {
  const row = await store.findTeam(db, id)
  const [team] = row ? await withMembers(db, [row]) : []
  if (!team) throw notFound('The team')
  return team
}

async function withMembers(db: Database, teams: readonly store.TeamRow[]): Promise<TeamDetailed[]> {
  const members = await store.findMembers(
    db,
    teams.map(({ id }) => id),
  )
  const linked = await linkedAmongEverybody(
    db,
    members.map(({ user_id }) => user_id),
  )
  const byTeam = Map.groupBy(members, ({ team_id }) => team_id)
  return teams.map(({ organization_id, organization_name, ...team }) => ({
    ...team,
    organization: { id: organization_id, name: organization_name },
    memberships: (byTeam.get(team.id) ?? []).map(({ user_id, username, email, role, joined_at, ...member }) => ({
      user_id,
      username,
      full_name: fullName(member),
      email,
      role,
      joined_at: joined_at.toISOString(),
      ...linkFields(linked.get(user_id)),
    })),
  }))
}
