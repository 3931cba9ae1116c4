import { type Kysely, sql } from 'kysely'

/**
 * Events are retried for days, and a longer poll once a week finds what no webhook reported. Existing open events become due
 * some minutes after the upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table webhook_events
    add column tries integer not null default 0,
    add column next_try_at timestamptz not null default now() + interval '10 minutes',
    add column given_up text`,
  'create index webhook_events_open on webhook_events (next_try_at) where done_at is null',
  'create index webhook_events_object on webhook_events (provider, provider_user_id, object_id)',
  `alter table wearable_connections
    add column weekly_poll_at timestamptz,
    add column weekly_poll_tried_at timestamptz,
    add column missed_records jsonb not null default '{}'`,
]
