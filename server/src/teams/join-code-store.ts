import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export function findTeamByCode(
  db: Database,
  code: string,
): Promise<{ team_id: string; team_name: string; role: TeamRole } | undefined> {
  return db
    .selectFrom('teams')
    .select(['id as team_id', 'name as team_name'])
    .select(sql<TeamRole>`case when coach_code = ${code} then 'coach' else 'athlete' end`.as('role'))
    .where(({ or, eb }) => or([eb('coach_code', '=', code), eb('athlete_code', '=', code)]))
    .executeTakeFirst()
}
