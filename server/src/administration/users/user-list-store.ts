import type { Role, TeamRole, USER_LIST_ROLES } from '@corner/contract/roles.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { directionOf, type Listed, type ListWanted, listPage } from '../../database/paging.ts'
import { holdsEveryWord } from '../../database/search.ts'
import { asNames } from '../../database/text-order.ts'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import { hasEndedLink, isConnected, isLinked, linkColumns, linkRank } from '../../people/is-linked.ts'
import { isInNoTeam } from '../../people/lacks-team.ts'
import { lastSignIn } from '../../people/last-sign-in.ts'
import { hadSessionCopied } from '../../people/session-copied.ts'

type UserStatus = 'connected' | 'not_connected' | 'link_ended' | 'address_not_confirmed' | 'session_copied'

export interface UserListWanted
  extends ListWanted<'name' | 'email' | 'role' | 'status' | 'last_signed_in' | 'created_at'> {
  role?: (typeof USER_LIST_ROLES)[number] | undefined
  status?: UserStatus | undefined
  team_id?: string | undefined
  without_team?: 'true' | undefined
}

export interface UserRow {
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
  role: Role
  created_at: Date
  last_signed_in_at: Date | null
  version: number
  whoop_connected: boolean
  link_ended: boolean
  link_paused: boolean
  providers: string[]
  email_proven: boolean
  email_shared: boolean
}

const fullName = sql<string>`users.first_name || ' ' || users.last_name`
const SORT_BY = {
  name: asNames(fullName),
  email: sql`lower(users.email)`,
  role: sql`users.role`,
  created_at: sql`users.created_at`,
  // Who never did comes first, as the one who has been away the longest.
  last_signed_in: sql`coalesce(${lastSignIn}, '-infinity')`,
}

/** A key with a blank belongs to no address: see the migration that created it. */
const ADDRESS = [
  sql<boolean>`users.email_proven_at is not null`.as('email_proven'),
  sql<boolean>`position(' ' in users.email_key) > 0`.as('email_shared'),
]

/** Users filtered and sorted as an administrator asked; ties by name. */
export function findUsers(db: VisibleLinks, wanted: UserListWanted, now: Date): Promise<Listed<UserRow>> {
  const { role, status, team_id, without_team, search, sort } = wanted
  let found = db
    .selectFrom('users')
    .where(holdsEveryWord(sql`${fullName} || ' ' || users.username || ' ' || users.email`, search))
  if (role === 'athlete_or_coach') found = found.where('users.role', '<>', 'admin')
  else if (role) found = found.where('users.role', '=', role)
  if (status) found = found.where(hasStatus(db, status, now))
  if (without_team) found = found.where(isInNoTeam)
  if (team_id)
    found = found.where(
      sql<boolean>`exists (select from memberships m where m.user_id = users.id and m.team_id = ${team_id})`,
    )
  const direction = directionOf(wanted)
  return listPage(found, wanted, (users) =>
    users
      .select(['id', 'username', 'email', 'first_name', 'last_name', 'role', 'created_at', 'version'])
      .select(ADDRESS)
      .select(linkColumns(db))
      .select(lastSignIn.as('last_signed_in_at'))
      .orderBy(sort === 'status' ? linkRank(db) : SORT_BY[sort], direction)
      .orderBy(SORT_BY.name)
      .orderBy('users.id'),
  )
}

function hasStatus(db: VisibleLinks, status: UserStatus, now: Date): RawBuilder<boolean> {
  switch (status) {
    case 'connected':
      return isConnected(db)
    case 'not_connected':
      return sql`not ${isLinked(db)}`
    case 'link_ended':
      return hasEndedLink(db)
    case 'address_not_confirmed':
      return sql`users.email_proven_at is null`
    case 'session_copied':
      return hadSessionCopied(now)
  }
}

export function findUser(db: VisibleLinks, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'role', 'created_at', 'version'])
    .select(ADDRESS)
    .select(linkColumns(db))
    .select(lastSignIn.as('last_signed_in_at'))
    .where('id', '=', id)
    .executeTakeFirst()
}

interface TeamOfUser {
  user_id: string
  team_id: string
  team_name: string
  role: TeamRole
}

/** The teams of these users by name. Asked only for the users of one page: for all users it would be slow. */
export function findTeamsOf(db: Database, userIds: readonly string[]): Promise<TeamOfUser[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['user_id', 'team_id', 'teams.name as team_name', 'role'])
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .orderBy(asNames(sql`teams.name`))
    .orderBy('team_id')
    .execute()
}
