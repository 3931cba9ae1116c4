import type { Database } from '../../database/database.ts'

export interface OrganizationOfTeam {
  id: string
  name: string
}

/** Locks the organization, so that concurrent changes see each other's team names. */
export function lockOrganization(transaction: Database, id: string): Promise<OrganizationOfTeam | undefined> {
  return transaction
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** @param except a team that may keep its own name */
export async function teamNames(
  db: Database,
  organization_id: string,
  except: string | null = null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('teams')
    .select('name')
    .where('organization_id', '=', organization_id)
    .where(({ eb, val }) => eb('id', 'is distinct from', val(except)))
    .execute()
  return rows.map(({ name }) => name)
}

interface NewTeam {
  organization_id: string
  name: string
  sport: string
  gender: string
  coach_code: string
  athlete_code: string
}

export function insertTeam(db: Database, team: NewTeam): Promise<{ id: string; name: string; description: string }> {
  return db.insertInto('teams').values(team).returning(['id', 'name', 'description']).executeTakeFirstOrThrow()
}

export function findOrganizationId(db: Database, teamId: string): Promise<{ organization_id: string } | undefined> {
  return db.selectFrom('teams').select('organization_id').where('id', '=', teamId).executeTakeFirst()
}

export interface TeamBefore {
  id: string
  name: string
  organization_name: string
}

/** Locks the team and its codes until the transaction ends. */
export function lockTeam(transaction: Database, id: string): Promise<TeamBefore | undefined> {
  return transaction
    .selectFrom('teams')
    .innerJoin('organizations', 'organizations.id', 'teams.organization_id')
    .select(['teams.id', 'teams.name', 'organizations.name as organization_name'])
    .where('teams.id', '=', id)
    .forUpdate('teams')
    .executeTakeFirst()
}

export async function updateTeam(db: Database, id: string, text: { name: string; description: string }): Promise<void> {
  await db.updateTable('teams').set(text).where('id', '=', id).execute()
}

/** Deletes it with its memberships and invitations. */
export async function deleteTeam(db: Database, id: string): Promise<void> {
  await db.deleteFrom('teams').where('id', '=', id).execute()
}
