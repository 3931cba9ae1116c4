import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

interface ViewerRow {
  first_name: string
  last_name: string
  email: string
}

/** Coaches of the teams in which a user is an athlete, with those teams by name. */
export async function findCoachesOf(db: Database, userId: string): Promise<(ViewerRow & { teams: string[] })[]> {
  const { rows } = await sql<ViewerRow & { teams: string[] }>`
    select coach.first_name, coach.last_name, coach.email, array_agg(t.name order by t.name, t.id) as teams
    from memberships own
    join memberships theirs on theirs.team_id = own.team_id and theirs.role = 'coach'
    join users coach on coach.id = theirs.user_id and coach.role = 'coach'
    join teams t on t.id = own.team_id
    where own.user_id = ${userId} and own.role = 'athlete'
    group by coach.id`.execute(db)
  return rows
}

export function findAdministratorsBut(db: Database, userId: string): Promise<ViewerRow[]> {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('role', '=', 'admin')
    .where('id', '<>', userId)
    .execute()
}
