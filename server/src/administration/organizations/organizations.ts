import type { Organization } from '@corner/contract/entities/teams.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import * as store from './organization-store.ts'

interface OrganizationText {
  name: string
  description: string
}

export async function listOrganizations(db: Database, wanted: store.OrganizationListWanted) {
  const { rows, total } = await store.findOrganizations(db, wanted)
  return { entries: rows.map(asOrganization), total }
}

/** @throws Refusal `conflict` when another has the name, ignoring case */
export async function createOrganization(
  database: Database,
  actor: string,
  text: OrganizationText,
): Promise<Organization> {
  return database.transaction().execute(async (transaction) => {
    const organization = await store.insertOrganization(transaction, text)
    if (!organization) throw nameTaken()
    await record(transaction, actor, 'organization_created', organization)
    return asOrganization(organization)
  })
}

/** @throws Refusal `not_found`; `conflict` when another has the name */
export async function updateOrganization(
  database: Database,
  actor: string,
  id: string,
  text: OrganizationText,
): Promise<Organization> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const before = await store.lockOrganization(transaction, id)
      if (!before) throw notFound('The organization')
      const after = await store.updateOrganization(transaction, id, text)
      await record(transaction, actor, 'organization_updated', after, { before: before.name })
      return asOrganization(after)
    })
  } catch (error) {
    throw store.isNameTaken(error) ? nameTaken() : error
  }
}

/** @throws Refusal `not_found`; `conflict` while it has teams: their codes and memberships would be deleted with them */
export async function deleteOrganization(database: Database, actor: string, id: string): Promise<{ message: string }> {
  return database.transaction().execute(async (transaction) => {
    const organization = await store.lockOrganization(transaction, id)
    if (!organization) throw notFound('The organization')
    const teams = await store.countTeams(transaction, id)
    if (teams > 0)
      throw new Refusal(
        'conflict',
        `${organization.name} still has ${teams === 1 ? '1 team' : `${teams} teams`}. Delete ${teams === 1 ? 'it' : 'them'} first.`,
      )
    await store.deleteOrganization(transaction, id)
    await record(transaction, actor, 'organization_deleted', organization)
    return { message: `${organization.name} has been deleted` }
  })
}

function record(
  transaction: Database,
  actor: string,
  action: 'organization_created' | 'organization_updated' | 'organization_deleted',
  { id, name }: store.OrganizationRow,
  more: { before?: string } = {},
): Promise<void> {
  const details = { organization: name, organization_id: id, ...more }
  return recordAudit(transaction, { actor, action, details })
}

function nameTaken(): Refusal {
  const sentence = 'An organization with this name already exists'
  return new Refusal('conflict', sentence, { fields: { name: sentence } })
}

function asOrganization({ created_at, ...organization }: store.OrganizationRow): Organization {
  return { ...organization, created_at: created_at.toISOString() }
}
