import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The codes of one team that a person may have seen. */
export interface KnownCodes {
  team_id: string
  /** A coach sees both codes of the team, an athlete joined with one, an administrator sees all. */
  knows: TeamRole
}

/** The teams whose codes a user may have seen, in lock order. */
export async function findKnownCodes(db: Database, user_id: string): Promise<KnownCodes[]> {
  const { rows } = await sql<KnownCodes>`
    select team.id as team_id,
      case when person.role = 'admin' or membership.role = 'coach' then 'coach' else 'athlete' end as knows
    from users person
    cross join teams team
    left join memberships membership on membership.team_id = team.id and membership.user_id = person.id
    where person.id = ${user_id} and (person.role = 'admin' or membership.role is not null)
    order by team.id`.execute(db)
  return rows
}

/** Locks these teams until the transaction ends: nobody joins them by a code, and nobody else changes them. */
export async function lockTeams(transaction: Database, ids: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('teams')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

interface NewCodes {
  team_id: string
  /** null: the old one stays. */
  coach_code: string | null
  athlete_code: string | null
}

interface ChangedTeam {
  team_id: string
  team_name: string
  organization_name: string
  coach_code: string
  athlete_code: string
}

/** @returns the existing ones of these teams, with their current codes */
export async function updateCodes(db: Database, codes: readonly NewCodes[]): Promise<ChangedTeam[]> {
  const { rows } = await sql<ChangedTeam>`
    update teams set coach_code = coalesce(fresh.coach_code, teams.coach_code),
      athlete_code = coalesce(fresh.athlete_code, teams.athlete_code)
    from organizations, unnest(
      ${codes.map(({ team_id }) => team_id)}::uuid[], ${codes.map(({ coach_code }) => coach_code)}::text[],
      ${codes.map(({ athlete_code }) => athlete_code)}::text[]) as fresh(team_id, coach_code, athlete_code)
    where teams.id = fresh.team_id and organizations.id = teams.organization_id
    returning teams.id as team_id, teams.name as team_name, organizations.name as organization_name,
      teams.coach_code, teams.athlete_code`.execute(db)
  return rows
}
