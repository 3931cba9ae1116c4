import { type Kysely, sql } from 'kysely'

/**
 * The first tables. Every key of a measurement table begins with `user_id`, and none references another measurement table, so
 * they can be distributed by it (docs/decisions/0002-one-dialect-and-keys-for-citus.md). All other tables are small and can be
 * replicated to every machine.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...PEOPLE, ...LINKS, ...MEASUREMENTS, ...RECORDS_OF_WORK]) {
    await sql.raw(statement).execute(db)
  }
}

const PEOPLE = [
  `create table users (
    id uuid primary key default uuidv7(),
    username text not null, email text not null, password_hash text not null,
    first_name text not null, last_name text not null,
    role text not null check (role in ('admin', 'coach', 'athlete')),
    created_at timestamptz not null default now())`,
  'create unique index users_email on users (lower(email))',
  'create unique index users_username on users (lower(username))',
  `create table sessions (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    ended_at timestamptz, ended_reason text)`,
  'create index sessions_user on sessions (user_id)',
  `create table refresh_tokens (
    token_hash bytea primary key,
    session_id uuid not null references sessions on delete cascade,
    expires_at timestamptz not null, created_at timestamptz not null default now(), used_at timestamptz)`,
  'create index refresh_tokens_session on refresh_tokens (session_id)',
  'create index refresh_tokens_expiry on refresh_tokens (expires_at)',
  `create table setup_tokens (
    token_hash bytea primary key, created_at timestamptz not null default now(), claimed_at timestamptz)`,
  `create table organizations (
    id uuid primary key default uuidv7(),
    name text not null, description text not null default '', created_at timestamptz not null default now())`,
  'create unique index organizations_name on organizations (lower(name))',
  `create table teams (
    id uuid primary key default uuidv7(),
    organization_id uuid not null references organizations on delete cascade,
    name text not null, description text not null default '', sport text not null,
    gender text not null default 'mixed' check (gender in ('mixed', 'male', 'female')),
    coach_code text not null unique, athlete_code text not null unique,
    created_at timestamptz not null default now())`,
  'create index teams_organization on teams (organization_id)',
  `create table memberships (
    user_id uuid not null references users on delete cascade,
    team_id uuid not null references teams on delete cascade,
    role text not null check (role in ('coach', 'athlete')),
    joined_at timestamptz not null default now(),
    primary key (user_id, team_id))`,
  'create index memberships_team on memberships (team_id, role)',
]

const LINKS = [
  `create table oauth_states (
    state_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    provider text not null, expires_at timestamptz not null)`,
  `create table wearable_connections (
    user_id uuid not null references users on delete cascade,
    provider text not null, provider_user_id text not null,
    status text not null check (status in ('connected', 'token_expired', 'disconnected')),
    access_token bytea, refresh_token bytea, token_expires_at timestamptz,
    scopes text[] not null, timezone_offset text not null default '+00:00',
    connected_at timestamptz not null, last_sync timestamptz,
    first_sync_state text not null default 'waiting' check (first_sync_state in ('waiting', 'running', 'done', 'failed')),
    first_sync_days integer not null, first_sync_records integer not null default 0, first_sync_message text,
    synced_until timestamptz,
    primary key (user_id, provider))`,
  // One account of the provider feeds one athlete: otherwise a webhook's user would be ambiguous.
  `create unique index wearable_connections_account on wearable_connections (provider, provider_user_id)
    where status <> 'disconnected'`,
  `create table wearable_profiles (
    user_id uuid not null references users on delete cascade, provider text not null,
    email text, first_name text, last_name text, raw jsonb not null,
    updated_at timestamptz not null default now(), primary key (user_id, provider))`,
  `create table body_measurements (
    user_id uuid not null references users on delete cascade, provider text not null,
    height_meter double precision, weight_kilogram double precision, max_heart_rate double precision, raw jsonb not null,
    updated_at timestamptz not null default now(), primary key (user_id, provider))`,
]

/**
 * The range that a page reads: one athlete's days. The index covers the columns that pages show, so that the rows are not
 * visited.
 */
function byDay(table: string, columns: string): string {
  return `create index ${table}_day on ${table} (user_id, date) include (provider, ${columns})`
}

const KEY = `user_id uuid not null references users on delete cascade, provider text not null, provider_id text not null`
const ORIGIN = `updated_at timestamptz not null, raw jsonb not null, stored_at timestamptz not null default now(),
    primary key (user_id, provider, provider_id)`
const SCORE_STATE = `score_state text not null check (score_state in ('SCORED', 'PENDING_SCORE', 'UNSCORABLE'))`

const MEASUREMENTS = [
  `create table cycles (${KEY}, date date, start_at timestamptz not null, end_at timestamptz, timezone_offset text not null,
    ${SCORE_STATE}, strain double precision, kilojoule double precision,
    average_heart_rate double precision, max_heart_rate double precision, ${ORIGIN})`,
  byDay('cycles', 'strain, average_heart_rate, max_heart_rate'),
  'create index cycles_start on cycles (user_id, provider, start_at)',
  `create table sleeps (${KEY}, date date not null, cycle_id text, start_at timestamptz not null, end_at timestamptz not null,
    timezone_offset text not null, nap boolean not null, ${SCORE_STATE},
    total_in_bed_time_milli bigint, total_awake_time_milli bigint, total_no_data_time_milli bigint,
    total_light_sleep_time_milli bigint, total_slow_wave_sleep_time_milli bigint, total_rem_sleep_time_milli bigint,
    sleep_cycle_count integer, disturbance_count integer, sleep_need_milli bigint, respiratory_rate double precision,
    sleep_performance_percentage double precision, sleep_consistency_percentage double precision,
    sleep_efficiency_percentage double precision, ${ORIGIN})`,
  byDay(
    'sleeps',
    `nap, total_light_sleep_time_milli, total_slow_wave_sleep_time_milli, total_rem_sleep_time_milli,
     sleep_performance_percentage, sleep_efficiency_percentage, sleep_consistency_percentage`,
  ),
  'create index sleeps_cycle on sleeps (user_id, provider, cycle_id)',
  'create index sleeps_start on sleeps (user_id, provider, start_at)',
  `create table recoveries (${KEY}, date date, cycle_id text not null, sleep_id text, ${SCORE_STATE}, user_calibrating boolean,
    recovery_score double precision, resting_heart_rate double precision, hrv_rmssd_milli double precision,
    spo2_percentage double precision, skin_temp_celsius double precision, ${ORIGIN})`,
  byDay('recoveries', 'recovery_score, resting_heart_rate, hrv_rmssd_milli'),
  'create index recoveries_sleep on recoveries (user_id, provider, sleep_id)',
  `create table workouts (${KEY}, date date not null, start_at timestamptz not null, end_at timestamptz not null,
    timezone_offset text not null, sport_name text not null, ${SCORE_STATE}, strain double precision,
    average_heart_rate double precision, max_heart_rate double precision, kilojoule double precision,
    percent_recorded double precision, distance_meter double precision, altitude_gain_meter double precision,
    altitude_change_meter double precision, zone_durations jsonb, ${ORIGIN})`,
  'create index workouts_day on workouts (user_id, date)',
  'create index workouts_start on workouts (user_id, provider, start_at)',
]

const RECORDS_OF_WORK = [
  `create table webhook_events (
    provider text not null, trace_id text not null, provider_user_id text not null, type text not null, object_id text not null,
    received_at timestamptz not null default now(), done_at timestamptz, primary key (provider, trace_id))`,
  'create index webhook_events_age on webhook_events (received_at)',
  // No foreign keys: an entry outlives the people in it.
  `create table audit_lines (
    id bigint generated always as identity primary key, at timestamptz not null default now(),
    actor_id uuid, subject_id uuid, action text not null, details jsonb not null default '{}')`,
  'create index audit_lines_at on audit_lines (at)',
  `create table request_budgets (
    provider text primary key, minute_start timestamptz not null, minute_used integer not null,
    day_start timestamptz not null, day_used integer not null, blocked_until timestamptz)`,
  // As rate-limiter-flexible writes it: points used up to `expire` (ms since 1970).
  'create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)',
  'create index rate_limits_expiry on rate_limits (expire)',
]
