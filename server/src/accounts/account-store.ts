import { emailKey, emailSkeleton } from '@corner/contract/email-address.ts'
import type { Role, TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Any spelling of the address matches: see `emailKey`. */
export function findPasswordHash(
  db: Database,
  email: string,
): Promise<{ id: string; password_hash: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

export function findPasswordHashById(
  db: Database,
  id: string,
): Promise<{ email: string; password_hash: string } | undefined> {
  return db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirst()
}

/**
 * The current hash. The row is locked until the transaction ends, so that nobody changes the password in between; not `for
 * share`, because two of those on a table of every node wait for each other on Citus until one fails.
 */
export async function lockPasswordHash(transaction: Database, id: string): Promise<string | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.password_hash
}

/**
 * Replaces a hash that was just checked. The row stays locked until the transaction ends.
 * @returns false when the password was changed or hashed anew in the meantime
 */
export async function replacePasswordHash(
  db: Database,
  id: string,
  old: string,
  password_hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updatePasswordHash(db: Database, id: string, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
}

export interface NewUser {
  username: string
  email: string
  password_hash: string
  first_name: string
  last_name: string
  role: Role
  /** null: the address is not verified. */
  email_proven_at: Date | null
}

/** The new user's id; undefined when the address or the user name is taken, including by a concurrent registration. */
export async function insertUser(db: Database, user: NewUser): Promise<string | undefined> {
  const row = await db
    .insertInto('users')
    .values({ ...user, email_key: emailKey(user.email) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateRole(db: Database, id: string, role: Role): Promise<void> {
  await db
    .updateTable('users')
    .set(({ eb }) => ({ role, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Whether an account has the plain address that this look-alike could be mistaken for. */
export async function isLookAlikeTaken(db: Database, email: string): Promise<boolean> {
  const key = emailSkeleton(email)
  if (key === emailKey(email)) return false
  const user = await db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst()
  return user !== undefined
}

/** Which of the two is taken. @param except a user who may keep their own */
export async function findTaken(
  db: Database,
  { email, username }: { email: string; username: string },
  except: string | null = null,
) {
  const rows = await db
    .selectFrom('users')
    .select([
      sql<boolean>`email_key = ${emailKey(email)}`.as('email'),
      sql<boolean>`lower(username) = lower(${username})`.as('username'),
    ])
    .where(({ or, eb }) =>
      or([eb('email_key', '=', emailKey(email)), eb(sql`lower(username)`, '=', sql`lower(${username})`)]),
    )
    .where(({ eb, val }) => eb('id', 'is distinct from', val(except)))
    .execute()
  return { email: rows.some((row) => row.email), username: rows.some((row) => row.username) }
}

interface ProfileRow {
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
  role: Role
  email_proven: boolean
  teams: { team_id: string; team_name: string; role: TeamRole }[]
}

/** A user with their teams by name, in one query. */
export function findProfile(db: Database, id: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'role'])
    .select(({ eb }) => eb('email_proven_at', 'is not', null).$castTo<boolean>().as('email_proven'))
    .select(
      sql<ProfileRow['teams']>`coalesce((
        select json_agg(json_build_object('team_id', t.id, 'team_name', t.name, 'role', m.role) order by t.name, t.id)
        from memberships m join teams t on t.id = m.team_id where m.user_id = users.id), '[]')`.as('teams'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locked until the transaction ends. undefined: the user was deleted */
export async function lockRole(transaction: Database, id: string): Promise<Role | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.role
}

/** Which of these users have an athlete's account; their rows are locked until the transaction ends. */
export async function lockAthletes(transaction: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .where('role', '=', 'athlete')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
