import { type Kysely, sql } from 'kysely'

/**
 * What administrators ask of a hundred thousand people, and what deleting one of them looks for, without reading whole tables.
 * The expressions are those of administration/users/user-list-store.ts, word for word: others would not use the indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create index users_by_name on users (((first_name || ' ' || last_name) collate "und-x-icu"), id)`,
  `create index users_search on users
    using gin ((first_name || ' ' || last_name || ' ' || username || ' ' || email) gin_trgm_ops)`,
  // Small indexes without the ids that many records lack: PostgreSQL took them for the days of a team, and visited each row.
  'drop index recoveries_sleep',
  'create index recoveries_sleep on recoveries (user_id, provider, sleep_id) where sleep_id is not null',
  'drop index sleeps_cycle',
  'create index sleeps_cycle on sleeps (user_id, provider, cycle_id) where cycle_id is not null',
  // Of a user who is deleted: a foreign key without an index is looked for in every row.
  'create index oauth_states_user on oauth_states (user_id)',
  'create index invitations_inviter on invitations (invited_by)',
  'create index password_links_issuer on password_links (issued_by)',
]
