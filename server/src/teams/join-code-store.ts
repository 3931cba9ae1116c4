import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

interface TeamOfCode {
  team_id: string
  team_name: string
  role: TeamRole
}

function teamOfCode(db: Database, code: string) {
  return db
    .selectFrom('teams')
    .select(['id as team_id', 'name as team_name'])
    .select(sql<TeamRole>`case when coach_code = ${code} then 'coach' else 'athlete' end`.as('role'))
    .where(({ or, eb }) => or([eb('coach_code', '=', code), eb('athlete_code', '=', code)]))
}

export function findTeamByCode(db: Database, code: string): Promise<TeamOfCode | undefined> {
  return teamOfCode(db, code).executeTakeFirst()
}

/** Locks the team and its code until the transaction ends. */
export function lockTeamByCode(transaction: Database, code: string): Promise<TeamOfCode | undefined> {
  return teamOfCode(transaction, code).forShare().executeTakeFirst()
}
