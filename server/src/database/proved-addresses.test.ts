import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { openPool } from './database.ts'
import { up } from './migrations/0008-proved-addresses.ts'

const { owner } = await createTestDatabase({ onCitus: 'never' })
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPool({ ...owner, max: 2 }) }) })
afterAll(() => db.destroy())

/** The tables as they were before. */
const BEFORE = [
  'drop table address_links',
  'drop trigger key_of_email on users',
  'drop trigger key_of_email on invitations',
  'drop function key_of_email',
  'alter table users drop column email_key, drop column email_proven_at',
  'alter table invitations drop column email_key',
  'create unique index users_email on users (lower(email))',
  'create unique index invitations_person on invitations (team_id, lower(email))',
  'create index invitations_email on invitations (lower(email))',
]

async function addUser(email: string, created_at: string, role = 'athlete'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users (username, email, password_hash, first_name, last_name, role, created_at)
    values (${email}, ${email}, '-', 'A', 'B', ${role}, ${created_at}) returning id`.execute(db)
  return rows[0]?.id ?? ''
}
const addLine = (action: string, subject: string, details: object = {}, actor: string | null = null) =>
  sql`insert into audit_lines (actor_id, subject_id, action, details)
    values (${actor}, ${subject}, ${action}, ${JSON.stringify(details)})`.execute(db)

it('gives existing accounts and invitations a key, and marks the verified addresses', async () => {
  for (const statement of BEFORE) await sql.raw(statement).execute(db)
  const admin = await addUser('admin@x.example', '2026-01-01', 'admin')
  const lookAlike = await addUser('coach@x.example.', '2026-01-02')
  const coach = await addUser('Coach@x.example', '2026-01-03')
  const [older, younger] = [
    await addUser('zoe@ｘ.example', '2026-01-04'),
    await addUser('zoe@x。example', '2026-01-05'),
  ]
  const stranger = await addUser('coach@xı.example', '2026-01-01')
  const [created, accepted, reset, edited, registered, joined] = await Promise.all(
    ['created', 'accepted', 'reset', 'edited', 'registered', 'joined'].map((name) =>
      addUser(`${name}@x.example`, '2026-02-01'),
    ),
  )
  await addLine('user_created', created ?? '', {}, admin)
  await addLine('registered', accepted ?? '', { by: 'invitation' })
  await addLine('password_changed', reset ?? '', { by: 'link' }, reset)
  await addLine('user_updated', edited ?? '', { changed: 'email, first_name' }, admin)
  await addLine('registered', registered ?? '', { by: 'form' })
  await addLine('membership_set', joined ?? '', {}, admin)
  const { rows: teams } = await sql<{ id: string }>`
    with club as (insert into organizations (name) values ('Eagles') returning id)
    insert into teams (organization_id, name, sport, coach_code, athlete_code)
    select id, 'Eagles', 'Wrestling', 'C', 'A' from club returning id`.execute(db)
  for (const [email, day] of [
    ['Ivy@x.example', '2026-03-01'],
    ['ivy@x.example.', '2026-03-02'],
  ])
    await sql`insert into invitations (token_hash, team_id, email, first_name, last_name, role, created_at, expires_at)
      values (${Buffer.from(email ?? '')}, ${teams[0]?.id}, ${email}, 'I', 'V', 'athlete', ${day}, now())`.execute(db)

  await db.transaction().execute((transaction) => up(transaction))

  const { rows } = await sql<{ id: string; email_key: string; is_proven: boolean }>`
    select id, email_key, email_proven_at is not null as is_proven from users`.execute(db)
  const keys = new Map(rows.map(({ id, email_key }) => [id, email_key]))
  expect(keys.get(coach), 'whoever writes it plainly').toBe('coach@x.example')
  expect(keys.get(lookAlike), 'a key that no address has').toBe(`coach@x.example ${lookAlike}`)
  expect(keys.get(stranger), 'another domain').toBe('coach@xn--x-fka.example')
  expect([keys.get(older), keys.get(younger)]).toEqual(['zoe@x.example', `zoe@x.example ${younger}`])
  expect(
    rows
      .filter(({ is_proven }) => is_proven)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([admin, created, accepted, reset, edited].sort())
  const { rows: invited } = await sql`select email, email_key from invitations`.execute(db)
  expect(invited).toEqual([{ email: 'ivy@x.example.', email_key: 'ivy@x.example' }])
})
