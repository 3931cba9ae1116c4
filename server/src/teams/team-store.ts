import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Teams by organization and name. @param coachId undefined: all of them */
export function findTeams(db: Database, coachId: string | undefined) {
  const teams = db
    .selectFrom('teams')
    .innerJoin('organizations', 'organizations.id', 'teams.organization_id')
    .select(['teams.id', 'teams.name', 'teams.description', 'teams.created_at', 'coach_code', 'athlete_code'])
    .select(['organizations.id as organization_id', 'organizations.name as organization_name'])
    .orderBy(sql`lower(organizations.name)`)
    .orderBy(sql`lower(teams.name)`)
    .orderBy('teams.id')
  if (coachId === undefined) return teams.execute()
  return teams
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships')
          .select('user_id')
          .whereRef('team_id', '=', 'teams.id')
          .where('user_id', '=', coachId)
          .where('memberships.role', '=', 'coach'),
      ),
    )
    .execute()
}

interface MemberRow {
  team_id: string
  member_role: TeamRole
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
}

/** The members of these teams, in any order. */
export function findMembers(db: Database, teamIds: string[]): Promise<MemberRow[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['team_id', 'memberships.role as member_role', 'users.id', 'username', 'email', 'first_name', 'last_name'])
    .where(({ eb, fn, val }) => eb('team_id', '=', fn.any(val(teamIds))))
    .execute()
}
