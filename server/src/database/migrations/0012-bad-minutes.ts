import { type Kysely, sql } from 'kysely'

/**
 * What a provider's bad minute leaves behind, so that it costs no more than that minute: which refresh was asked for and never
 * answered, which calls rest after a refusal, when a block is probed, and records that cannot be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** As in 0003: no column on the right side, so that it is a condition of the index. */
const IS_LISTED = `user_id = any(nullif(nullif(current_setting('corner.visible_athletes', true), ''), 'all')::uuid[])`

const STATEMENTS = [
  `alter table wearable_connections
    add column refreshed_at timestamptz, add column refresh_asked_at timestamptz, add column retried_at timestamptz,
    add column ended_because text check (ended_because in ('refused', 'lost_at_refresh')),
    add column refusals jsonb not null default '{}'`,
  'alter table request_budgets add column probe_at timestamptz',
  // One that was stored before waits were bounded.
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
