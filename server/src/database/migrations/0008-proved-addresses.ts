import { emailKey } from '@corner/contract/email-address.ts'
import { type Kysely, sql } from 'kysely'

/**
 * One key by which addresses are compared everywhere (contract, `emailKey`), and when an address was verified: only then may a
 * roster or an administrator add or promote the account by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, KEY_COLUMNS)
  await fillUserKeys(db)
  await fillInvitationKeys(db)
  await run(db, KEY_INDEXES)
  await run(db, PROVED)
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const KEY_COLUMNS = ['alter table users add column email_key text', 'alter table invitations add column email_key text']

interface Addressed {
  id: string
  email: string
}

/**
 * Of two accounts with one key, the one with the plain spelling of the address keeps it, else the older. The other gets a key
 * that no address has (it contains a blank): nobody signs in to it by the address until an administrator changes the address.
 */
async function fillUserKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Addressed>`select id, email from users order by created_at, id`.execute(db)
  const isPlain = ({ email }: Addressed) => email.toLowerCase() === emailKey(email)
  const taken = new Set<string>()
  const keyed = [...rows.filter(isPlain), ...rows.filter((user) => !isPlain(user))].map(({ id, email }) => {
    const key = emailKey(email)
    if (taken.has(key)) return { id, key: `${key} ${id}` }
    taken.add(key)
    return { id, key }
  })
  await writeKeys(db, 'users', keyed)
}

/** Of two invitations of one person to one team the newest counts, as when one is renewed. */
async function fillInvitationKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Addressed & { team_id: string }>`
    select id, email, team_id from invitations order by created_at desc, id desc`.execute(db)
  const taken = new Set<string>()
  const older: string[] = []
  const keyed: { id: string; key: string }[] = []
  for (const { id, email, team_id } of rows) {
    const key = emailKey(email)
    if (taken.has(`${team_id} ${key}`)) older.push(id)
    else keyed.push({ id, key })
    taken.add(`${team_id} ${key}`)
  }
  await sql`delete from invitations where id = any(${older}::uuid[])`.execute(db)
  await writeKeys(db, 'invitations', keyed)
}

async function writeKeys(
  db: Kysely<unknown>,
  table: 'users' | 'invitations',
  keyed: readonly { id: string; key: string }[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as row set email_key = keyed.key
    from unnest(${keyed.map(({ id }) => id)}::uuid[], ${keyed.map(({ key }) => key)}::text[]) as keyed(id, key)
    where row.id = keyed.id`.execute(db)
}

const KEY_INDEXES = [
  'alter table users alter column email_key set not null',
  'alter table invitations alter column email_key set not null',
  'drop index users_email',
  'create unique index users_email on users (email_key)',
  'drop index invitations_person',
  'create unique index invitations_person on invitations (team_id, email_key)',
  'drop index invitations_email',
  'create index invitations_email on invitations (email_key)',
  // For rows that an operator's own SQL writes: without it they would have no key, or an outdated one.
  `create function key_of_email() returns trigger language plpgsql as $$ begin
    if new.email_key is null or (tg_op = 'UPDATE' and new.email_key = old.email_key and lower(new.email) <> lower(old.email))
    then new.email_key := lower(replace(new.email, 'İ', 'i')); end if;
    return new;
  end $$`,
  `create trigger key_of_email before insert or update of email on users for each row execute function key_of_email()`,
  `create trigger key_of_email before insert or update of email on invitations for each row execute function key_of_email()`,
]

const PROVED = [
  'alter table users add column email_proven_at timestamptz',
  // Verified according to the records: administrators, people who came by an invitation or set a password by a link, and people
  // whose account or address an administrator entered.
  `update users set email_proven_at = now() where role = 'admin' or exists (
    select from audit_lines line where line.subject_id = users.id and (
      line.action in ('user_created', 'invitation_accepted')
      or line.action = 'registered' and line.details ->> 'by' in ('invitation', 'set_up_link')
      or line.action = 'password_changed' and line.details ->> 'by' = 'link'
      or line.action = 'user_updated' and line.actor_id <> line.subject_id and line.details ->> 'changed' like '%email%'))`,
  // The demo's people, who did not register themselves.
  `update users set email_proven_at = now() where email_proven_at is null
    and exists (select from milestones where name = 'demo_club_created')
    and not exists (select from audit_lines line where line.subject_id = users.id and line.action = 'registered')`,
  `create table address_links (
    token_hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    email_key text not null,
    created_at timestamptz not null default now(), expires_at timestamptz not null)`,
  'create index address_links_user on address_links (user_id)',
  'create index address_links_expiry on address_links (expires_at)',
]
