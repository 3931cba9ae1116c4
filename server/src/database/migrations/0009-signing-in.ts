import { type Kysely, sql } from 'kysely'

/**
 * A user's own list of sessions, refresh tokens that are recognized without a row, and the networks that a person signed in
 * from: failed attempts by others on the same network must not lock that person out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table sessions add column last_used_at timestamptz not null default now(), add column device text',
  `update sessions set last_used_at =
    coalesce((select max(created_at) from refresh_tokens where session_id = sessions.id), created_at)`,
  // Tokens from before this migration have no signature: used ones are recognized only by their row.
  'alter table refresh_tokens add column signed boolean not null default false',
  `create table known_networks (
    user_id uuid not null references users on delete cascade,
    network_hash bytea not null, last_seen timestamptz not null,
    primary key (user_id, network_hash))`,
  'create index known_networks_last_seen on known_networks (last_seen)',
]
