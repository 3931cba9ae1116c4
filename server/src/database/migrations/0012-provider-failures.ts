import { type Kysely, sql } from 'kysely'

/**
 * State that limits the damage of a provider's short failures: which refresh was sent and never answered, which calls pause
 * after a refusal, when a block is probed, and records that cannot be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** As in 0003: no column on the right side, so that it is an index condition. */
const IS_LISTED = `user_id = any(nullif(nullif(current_setting('corner.visible_athletes', true), ''), 'all')::uuid[])`

const STATEMENTS = [
  `alter table wearable_connections
    add column refreshed_at timestamptz, add column refresh_asked_at timestamptz, add column retried_at timestamptz,
    add column ended_because text check (ended_because in ('refused', 'lost_at_refresh')),
    add column refusals jsonb not null default '{}'`,
  'alter table request_budgets add column probe_at timestamptz',
  // A block stored before waits were bounded.
  `update request_budgets set blocked_until = now() + interval '1 hour' where blocked_until > now() + interval '1 hour'`,
  `create table unreadable_records (
    user_id uuid not null references users on delete cascade, provider text not null,
    kind text not null check (kind in ('cycle', 'sleep', 'recovery', 'workout')), record_key text not null,
    provider_id text, position integer, field text not null, problem text not null, raw text not null,
    first_seen timestamptz not null, last_seen timestamptz not null, times integer not null default 1,
    primary key (user_id, provider, kind, record_key))`,
  'alter table unreadable_records enable row level security, force row level security',
  `create policy visible_athletes on unreadable_records using (${IS_LISTED}) with check (${IS_LISTED})`,
]
