import { emailKey } from '@corner/contract/email-address.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

interface InvitedPerson {
  email: string
  first_name: string
  last_name: string
  role: TeamRole
}

interface NewInvitations {
  team_id: string
  invited_by: string
  now: Date
  expires_at: Date
  people: readonly (InvitedPerson & { token_hash: Buffer })[]
}

/**
 * Invites these people in one statement; an existing invitation to this team keeps its row and gets the new token, names, role
 * and expiry. The ids are in the order of the people, whose addresses must be distinct.
 */
export async function upsertInvitations(db: Database, invitations: NewInvitations): Promise<string[]> {
  const { team_id, invited_by, now, expires_at, people } = invitations
  const { rows } = await sql<{ id: string; hash: string }>`
    insert into invitations (token_hash, team_id, email, email_key, first_name, last_name, role, invited_by, created_at, expires_at)
    select decode(hash, 'hex'), ${team_id}, email, email_key, first_name, last_name, role, ${invited_by}, ${now}, ${expires_at}
    from unnest(
      ${people.map(({ token_hash }) => token_hash.toString('hex'))}::text[], ${people.map(({ email }) => email)}::text[],
      ${people.map(({ email }) => emailKey(email))}::text[],
      ${people.map(({ first_name }) => first_name)}::text[], ${people.map(({ last_name }) => last_name)}::text[],
      ${people.map(({ role }) => role)}::text[]) as person(hash, email, email_key, first_name, last_name, role)
    on conflict (team_id, email_key) do update set
      token_hash = excluded.token_hash, email = excluded.email, first_name = excluded.first_name,
      last_name = excluded.last_name, role = excluded.role, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    returning id, encode(token_hash, 'hex') as hash`.execute(db)
  const idOf = new Map(rows.map(({ id, hash }) => [hash, id]))
  return people.map(({ token_hash }) => idOf.get(token_hash.toString('hex')) ?? missing())
}

function missing(): never {
  throw new Error('An invitation was not stored')
}

interface InvitationRow extends InvitedPerson {
  id: string
  created_at: Date
  expires_at: Date
}

/** Those of a team that nobody has accepted, newest first. */
export function findInvitations(db: Database, team_id: string): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'first_name', 'last_name', 'role', 'created_at', 'expires_at'])
    .where('team_id', '=', team_id)
    .orderBy('created_at', 'desc')
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .execute()
}

interface Renewal {
  id: string
  /** The token of the new link. */
  invited_by: string
  token_hash: Buffer
  now: Date
  expires_at: Date
}

/** Includes an expired one. undefined: it does not exist, or no longer does. */
export function renew(db: Database, { id, token_hash, invited_by, now, expires_at }: Renewal) {
  return db
    .updateTable('invitations')
    .from('teams')
    .whereRef('teams.id', '=', 'invitations.team_id')
    .set({ token_hash, invited_by, expires_at })
    .set({ created_at: sql<never>`${now}` })
    .where('invitations.id', '=', id)
    .returning(['email', 'first_name', 'last_name', 'role', 'teams.name as team_name'])
    .executeTakeFirst()
}

/** undefined: it does not exist, or no longer does. */
export function withdraw(db: Database, id: string): Promise<{ email: string; team_name: string } | undefined> {
  return db
    .deleteFrom('invitations')
    .using('teams')
    .whereRef('teams.id', '=', 'invitations.team_id')
    .where('invitations.id', '=', id)
    .returning(['email', 'teams.name as team_name'])
    .executeTakeFirst()
}

/** The invitation of a link, with its team; undefined: used, withdrawn, renewed, expired, or it never existed. */
export function findByToken(db: Database, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('teams', 'teams.id', 'invitations.team_id')
    .innerJoin('organizations', 'organizations.id', 'teams.organization_id')
    .select(['invitations.email', 'invitations.first_name', 'invitations.last_name', 'invitations.role'])
    .select(['teams.name as team_name', 'organizations.name as organization_name'])
    .leftJoin('users', 'users.email_key', 'invitations.email_key')
    .select('users.id as user_id')
    .select(sql<Date | null>`case when users.email_proven_at is null then users.created_at end`.as('unproven_since'))
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/**
 * Takes all open invitations of the address that a link is for, to any team: of two concurrent uses of a link only one gets
 * them. Empty: the link is no longer valid.
 */
export async function takeInvitations(
  transaction: Database,
  token_hash: Buffer,
  now: Date,
): Promise<{ id: string; team_id: string; team_name: string; role: TeamRole; email: string }[]> {
  const open = await transaction
    .selectFrom('invitations')
    .innerJoin('teams', 'teams.id', 'invitations.team_id')
    .select(['invitations.id', 'team_id', 'role', 'email', 'token_hash', 'teams.name as team_name'])
    .where('email_key', '=', ({ selectFrom }) =>
      selectFrom('invitations as link').select('link.email_key').where('link.token_hash', '=', token_hash),
    )
    .where('expires_at', '>', now)
    .orderBy('invitations.id')
    // The team first, as when a team is deleted: the other order could deadlock.
    .forKeyShare('teams')
    .forUpdate('invitations')
    .execute()
  if (!open.some((invitation) => invitation.token_hash.equals(token_hash))) return [] // renewed while we waited
  const ids = open.map(({ id }) => id)
  await transaction.deleteFrom('invitations').where('id', 'in', ids).execute()
  return open
}

/** Skips rows that another transaction has locked. */
export async function deleteExpiredBefore(db: Database, moment: Date): Promise<void> {
  await deleteInBatches(db, 'invitations', sql`expires_at <= ${moment}`)
}
