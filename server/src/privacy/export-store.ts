import { type RawBuilder, sql } from 'kysely'
import { detailsOf } from '../audit/audit-details.ts'
import type { Database } from '../database/database.ts'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { MEASUREMENT_TABLES, type Row } from './export-tables.ts'

/** Rows in memory at once; one row has about 1.5 KB with the provider's reply, and never more than about 5. */
const PAGE_ROWS = 2_000

/** @returns undefined when the user was deleted; without the password's hash */
export function findOwnAccount(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_proven_at', 'first_name', 'last_name', 'role', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export function findOwnMemberships(db: Database, userId: string): Promise<Row[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .innerJoin('organizations', 'organizations.id', 'teams.organization_id')
    .select(['teams.name as team', 'organizations.name as organization', 'memberships.role', 'joined_at'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .execute()
}

/**
 * By address, because an invited person may not have had an account then. Nothing for an account whose address is not verified.
 */
export async function findOwnInvitations(db: Database, userId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select teams.name as team, organizations.name as organization, invitation.role, invitation.first_name,
      invitation.last_name, invitation.created_at, invitation.expires_at
    from users
    join invitations invitation on invitation.email_key = users.email_key and users.email_proven_at is not null
    join teams on teams.id = invitation.team_id
    join organizations on organizations.id = teams.organization_id
    where users.id = ${userId} order by invitation.created_at, invitation.id`.execute(db)
  return rows
}

export function findOwnSignIns(db: Database, userId: string): Promise<Row[]> {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'device', 'last_used_at', 'ended_at', 'ended_reason'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export function findOwnImports(db: Database, userId: string): Promise<Row[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'at', 'provider', 'file_kind', 'state', 'message', 'owner_name', 'owner_email'])
    .select(['already_there', 'first_day', 'last_day', 'imported', 'skipped', 'not_comparable'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute()
}

export function findOwnNetworks(db: Database, userId: string): Promise<Row[]> {
  return db
    .selectFrom('known_networks')
    .select([sql<string>`encode(network_hash, 'hex')`.as('network'), 'last_seen'])
    .where('user_id', '=', userId)
    .orderBy('last_seen')
    .execute()
}

/**
 * Links with the profile at the provider, without tokens. Read one after the other: where Citus distributes the profiles, it
 * cannot join them to the links by an outer join.
 */
export async function findOwnConnections(db: VisibleDatabase, userId: string): Promise<Row[]> {
  const links = await db
    .selectFrom('wearable_connections')
    .select(['provider', 'provider_user_id', 'status', 'connected_at', 'last_sync', 'timezone_offset', 'scopes'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()
  const profiles = await db
    .selectFrom('wearable_profiles')
    .select(['provider', 'email', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .execute()
  return links.map((link) => {
    const profile = profiles.find(({ provider }) => provider === link.provider)
    return { ...link, email: null, first_name: null, last_name: null, ...profile }
  })
}

export function findOwnBodyMeasurements(db: VisibleDatabase, userId: string): Promise<Row[]> {
  return db
    .selectFrom('body_measurements')
    .select(['provider', 'height_meter', 'weight_kilogram', 'max_heart_rate', 'updated_at', 'raw'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()
}

export function findOwnRecordSources(db: VisibleDatabase, userId: string): Promise<Row[]> {
  return db
    .selectFrom('record_sources')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()
    .then((rows) => rows.map(({ user_id: _, ...row }) => row))
}

export function findOwnUnreadableRecords(db: VisibleDatabase, userId: string): Promise<Row[]> {
  return db
    .selectFrom('unreadable_records')
    .select([
      'provider',
      'kind',
      'provider_id',
      'position',
      'field',
      'problem',
      'first_seen',
      'last_seen',
      'times',
      'raw',
    ])
    .where('user_id', '=', userId)
    .orderBy('first_seen')
    .orderBy('record_key')
    .execute()
}

export function findOwnWordedInsights(db: VisibleDatabase, userId: string): Promise<Row[]> {
  return db.selectFrom('worded_insights').select(['worded_at', 'sentences']).where('user_id', '=', userId).execute()
}

export function findOwnAiUsage(db: Database, userId: string): Promise<Row[]> {
  return db
    .selectFrom('ai_usage')
    .select(['day', 'tokens', 'cost_microdollars'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute()
}

/**
 * Audit entries by a user or about them, oldest first. Other people in them are not identified, and details about somebody else
 * are left out.
 */
export async function findOwnAuditLines(db: Database, userId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with line as (
      select *, actor_id is not distinct from ${userId}::uuid as by_me, subject_id is not distinct from ${userId}::uuid as about_me
      from audit_lines where actor_id = ${userId} or subject_id = ${userId})
    select at, action,
      case when by_me then 'you' when actor_id is null then 'nobody signed in' else 'another user' end as by,
      case when about_me then 'you' when subject_id is null then 'nobody in particular' else 'another user' end as about,
      case when about_me and (by_me or actor_id is null) then details
        when by_me and subject_id is null then details - ${detailsOf('subject')}::text[]
        when about_me then details - ${detailsOf('actor')}::text[] else '{}' end as details
    from line order by at, id`.execute(db)
  return rows
}

export type MeasurementTable = keyof typeof MEASUREMENT_TABLES

interface Keyed extends Row {
  provider: string
  provider_id: string
}

/**
 * A page of one kind, after a given row. It filters by `user_id = $1` and not by a list of users, so that the page is one range
 * of the table's key and earlier rows are not read again.
 */
export function pageQuery(
  table: MeasurementTable,
  userId: string,
  after: Pick<Keyed, 'provider' | 'provider_id'>,
  file: 'json' | 'csv',
): RawBuilder<Keyed> {
  const { columns, jsonOnly } = MEASUREMENT_TABLES[table]
  // The provider's own reply is most of a row, and only in the JSON.
  const others = file === 'json' ? jsonOnly : jsonOnly.filter((column) => column !== 'raw')
  return sql<Keyed>`
    select ${sql.join([...columns, ...others].map((column) => sql.ref(column)))} from ${sql.table(table)}
    where user_id = ${userId} and (provider, provider_id) > (${after.provider}, ${after.provider_id})
    order by provider, provider_id limit ${PAGE_ROWS}`
}

/** All rows of one kind, page by page along the table's key. */
export async function* readOwnMeasurements(
  db: VisibleDatabase,
  table: MeasurementTable,
  userId: string,
  file: 'json' | 'csv',
): AsyncGenerator<Row[]> {
  let after = { provider: '', provider_id: '' }
  for (;;) {
    const { rows } = await pageQuery(table, userId, after, file).execute(db)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_ROWS) return
    after = { provider: last.provider, provider_id: last.provider_id }
  }
}
