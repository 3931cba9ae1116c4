import { type Kysely, sql } from 'kysely'

/** What running a club needs beside its people and teams: one-time links, and the log of who did what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // Increases with each change: of two administrators who edit one user, the later one is refused (contract, `version`).
  'alter table users add column version integer not null default 1',
  `create table password_links (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    issued_by uuid references users on delete set null,
    created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz)`,
  'create index password_links_user on password_links (user_id)',
  'create index password_links_expiry on password_links (expires_at)',
  `create table invitations (
    id uuid primary key default uuidv7(),
    token_hash bytea not null unique,
    team_id uuid not null references teams on delete cascade,
    email text not null, first_name text not null, last_name text not null,
    role text not null check (role in ('coach', 'athlete')),
    invited_by uuid references users on delete set null,
    created_at timestamptz not null default now(), expires_at timestamptz not null)`,
  'create unique index invitations_person on invitations (team_id, lower(email))',
  'create index invitations_email on invitations (lower(email))',
  'create index invitations_expiry on invitations (expires_at)',
  'drop index audit_lines_at',
  'create index audit_lines_at on audit_lines (at desc, id desc)',
  'create index audit_lines_action on audit_lines (action, at desc, id desc)',
  // What was done once for this database and must not be repeated: filling the demo club.
  'create table milestones (name text primary key, reached_at timestamptz not null default now())',
]
