import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The coach whose teams count; undefined: every team; null: none. */
type CoachId = string | null | undefined

export interface TeamRow {
  id: string
  name: string
  description: string
  organization_id: string
  organization_name: string
}

function visibleTo(coachId: CoachId) {
  if (coachId === undefined) return sql<boolean>`true`
  return sql<boolean>`exists (select from memberships own
    where own.team_id = teams.id and own.user_id = ${coachId}::uuid and own.role = 'coach')`
}

export function findTeam(db: Database, teamId: string, coachId: CoachId): Promise<TeamRow | undefined> {
  return db
    .selectFrom('teams')
    .innerJoin('organizations', 'organizations.id', 'teams.organization_id')
    .select([
      'teams.id',
      'teams.name',
      'teams.description',
      'organization_id',
      'organizations.name as organization_name',
    ])
    .where('teams.id', '=', teamId)
    .where(visibleTo(coachId))
    .executeTakeFirst()
}

interface AthleteRow {
  id: string
  first_name: string
  last_name: string
}

/** In any order; undefined: no such team for this coach. */
export async function findAthletes(db: Database, teamId: string, coachId: CoachId): Promise<AthleteRow[] | undefined> {
  const rows = await db
    .selectFrom('teams')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.team_id', '=', 'teams.id').on('memberships.role', '=', 'athlete'),
    )
    .leftJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .where('teams.id', '=', teamId)
    .where(visibleTo(coachId))
    .execute()
  if (rows.length === 0) return undefined
  return rows.flatMap(({ id, first_name, last_name }) =>
    id === null || first_name === null || last_name === null ? [] : [{ id, first_name, last_name }],
  )
}

export interface AthleteOfTeamRow extends AthleteRow {
  role: TeamRole
  team_name: string
  organization_name: string
}

/** undefined: not an athlete of this team, or the coach does not coach it. */
export function findAthleteOfTeam(
  db: Database,
  { teamId, athleteId }: { teamId: string; athleteId: string },
  coachId: CoachId,
): Promise<AthleteOfTeamRow | undefined> {
  return db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .innerJoin('organizations', 'organizations.id', 'teams.organization_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'memberships.role'])
    .select(['teams.name as team_name', 'organizations.name as organization_name'])
    .where('memberships.team_id', '=', teamId)
    .where('memberships.user_id', '=', athleteId)
    .where('memberships.role', '=', 'athlete')
    .where(visibleTo(coachId))
    .executeTakeFirst()
}

export interface Showing {
  athlete_id: string
  team_id: string
  /** Which of the given coaches coach the team. */
  coach_ids: string[]
}

/** A row for each team of each of these athletes. */
export async function findShowings(
  db: Database,
  athleteIds: readonly string[],
  coachIds: readonly string[],
): Promise<Showing[]> {
  const { rows } = await sql<Showing>`
    select joined.user_id as athlete_id, joined.team_id,
      array(select coached.user_id from memberships coached
        where coached.team_id = joined.team_id and coached.role = 'coach' and coached.user_id = any(${coachIds}::uuid[])) as coach_ids
    from memberships joined
    where joined.user_id = any(${athleteIds}::uuid[]) and joined.role = 'athlete'`.execute(db)
  return rows
}

/** Which of the given coaches coach a team of one of these users, or one of these teams. */
export async function findCoachesAround(
  db: Database,
  { userIds, teamIds }: { userIds: readonly string[]; teamIds: readonly string[] },
  coachIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct coached.user_id from memberships coached
    where coached.role = 'coach' and coached.user_id = any(${coachIds}::uuid[])
      and (coached.team_id = any(${teamIds}::uuid[]) or coached.team_id in
        (select team_id from memberships where user_id = any(${userIds}::uuid[])))`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
