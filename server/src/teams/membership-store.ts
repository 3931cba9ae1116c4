import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface NewMembership {
  user_id: string
  team_id: string
  role: TeamRole
}

/** @returns the role in the team until now; null: was no member */
export async function upsertMembership(
  db: Database,
  { user_id, team_id, role }: NewMembership,
): Promise<TeamRole | null> {
  const { rows } = await sql<{ before: TeamRole | null }>`
    insert into memberships (user_id, team_id, role) values (${user_id}, ${team_id}, ${role})
    on conflict (user_id, team_id) do update set role = excluded.role
    returning old.role as before`.execute(db)
  return rows[0]?.before ?? null
}

/** @returns the role that ended; undefined: was no member */
export async function deleteMembership(
  db: Database,
  { user_id, team_id }: { user_id: string; team_id: string },
): Promise<TeamRole | undefined> {
  const ended = await db
    .deleteFrom('memberships')
    .where('user_id', '=', user_id)
    .where('team_id', '=', team_id)
    .returning('role')
    .executeTakeFirst()
  return ended?.role
}

/** @returns the teams that the user coached */
export function deleteCoachMemberships(
  db: Database,
  user_id: string,
): Promise<{ team_id: string; team_name: string }[]> {
  return db
    .deleteFrom('memberships')
    .using('teams')
    .whereRef('teams.id', '=', 'memberships.team_id')
    .where('user_id', '=', user_id)
    .where('role', '=', 'coach')
    .returning(['team_id', 'teams.name as team_name'])
    .execute()
}
