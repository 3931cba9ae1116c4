import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { directionOf, type Listed, type ListWanted, listPage } from '../../database/paging.ts'
import { holdsEveryWord } from '../../database/search.ts'
import { asNames } from '../../database/text-order.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'

export type OrganizationListWanted = ListWanted<'name' | 'created_at'>

export interface OrganizationRow {
  id: string
  name: string
  description: string
  created_at: Date
}

interface OrganizationText {
  name: string
  description: string
}

const COLUMNS = ['id', 'name', 'description', 'created_at'] as const
const SORT_BY = { name: asNames(sql`name`), created_at: sql`created_at` }

export function findOrganizations(db: Database, wanted: OrganizationListWanted): Promise<Listed<OrganizationRow>> {
  const found = db.selectFrom('organizations').where(holdsEveryWord(sql`name || ' ' || description`, wanted.search))
  return listPage(found, wanted, (organizations) =>
    organizations
      .select(COLUMNS)
      .orderBy(SORT_BY[wanted.sort], directionOf(wanted))
      .orderBy(SORT_BY.name)
      .orderBy('id'),
  )
}

/** Locks the organization until the transaction ends: nobody else can change or delete it, or add or rename a team of it. */
export function lockOrganization(transaction: Database, id: string): Promise<OrganizationRow | undefined> {
  return transaction.selectFrom('organizations').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** undefined: another has this name. */
export function insertOrganization(db: Database, text: OrganizationText): Promise<OrganizationRow | undefined> {
  return db
    .insertInto('organizations')
    .values(text)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

export function updateOrganization(db: Database, id: string, text: OrganizationText): Promise<OrganizationRow> {
  return db.updateTable('organizations').set(text).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow()
}

export async function deleteOrganization(db: Database, id: string): Promise<void> {
  await db.deleteFrom('organizations').where('id', '=', id).execute()
}

export async function countTeams(db: Database, organization_id: string): Promise<number> {
  const { teams } = await db
    .selectFrom('teams')
    .select(sql<number>`count(*)`.as('teams'))
    .where('organization_id', '=', organization_id)
    .executeTakeFirstOrThrow()
  return teams
}

/** Whether a change failed because another organization has the name, ignoring case. */
export function isNameTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'organizations_name')
}
