import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface NewMembership {
  user_id: string
  team_id: string
  role: TeamRole
}

/** @returns the previous role in the team; null: was not a member */
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

/** @returns the role that ended; undefined: was not a member */
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

/** All memberships of a user, or of a team. @returns those that ended */
export function deleteMemberships(
  db: Database,
  whose: { user_id: string } | { team_id: string },
): Promise<{ user_id: string; team_id: string }[]> {
  return db
    .deleteFrom('memberships')
    .where(({ eb }) => ('user_id' in whose ? eb('user_id', '=', whose.user_id) : eb('team_id', '=', whose.team_id)))
    .returning(['user_id', 'team_id'])
    .execute()
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

/**
 * Adds these users to a team in one statement. Existing members keep their role, and deleted users are skipped.
 * @returns the ids of the new members
 */
export async function insertMemberships(
  db: Database,
  team_id: string,
  members: readonly { user_id: string; role: TeamRole }[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into memberships (user_id, team_id, role)
    select users.id, ${team_id}, member.role
    from unnest(${members.map(({ user_id }) => user_id)}::uuid[], ${members.map(({ role }) => role)}::text[]) as member(user_id, role)
    join users on users.id = member.user_id
    order by users.id
    for key share of users
    on conflict do nothing
    returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
