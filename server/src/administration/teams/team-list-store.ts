import type { TeamRole } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { directionOf, type Listed, type ListWanted, listPage } from '../../database/paging.ts'
import { holdsEveryWord } from '../../database/search.ts'
import { asNames } from '../../database/text-order.ts'

export interface TeamListWanted extends ListWanted<'name' | 'created_at'> {
  organization_id?: string | undefined
  /** Only teams that have such an invitation. */
  invitations?: 'open' | 'expired' | undefined
  now: Date
}

export interface TeamRow {
  id: string
  name: string
  description: string
  coach_code: string
  athlete_code: string
  organization_id: string
  organization_name: string
}

const SORT_BY = { name: asNames(sql`teams.name`), created_at: sql`teams.created_at` }

function teamsOf(db: Database) {
  return db.selectFrom('teams').innerJoin('organizations', 'organizations.id', 'teams.organization_id')
}

const COLUMNS = [
  'teams.id',
  'teams.name',
  'teams.description',
  'coach_code',
  'athlete_code',
  'organization_id',
  'organizations.name as organization_name',
] as const

export function findTeams(db: Database, wanted: TeamListWanted): Promise<Listed<TeamRow>> {
  const { organization_id, invitations, search, sort, now } = wanted
  let found = teamsOf(db).where(holdsEveryWord(sql`teams.name || ' ' || organizations.name`, search))
  if (organization_id) found = found.where('organization_id', '=', organization_id)
  if (invitations) found = found.where(hasInvitation(invitations, now))
  return listPage(found, wanted, (teams) =>
    teams.select(COLUMNS).orderBy(SORT_BY[sort], directionOf(wanted)).orderBy(SORT_BY.name).orderBy('teams.id'),
  )
}

const hasInvitation = (state: 'open' | 'expired', now: Date) => sql<boolean>`exists (
  select from invitations where team_id = teams.id
    and ${state === 'open' ? sql`expires_at > ${now}` : sql`expires_at <= ${now}`})`

export function findTeam(db: Database, id: string): Promise<TeamRow | undefined> {
  return teamsOf(db).select(COLUMNS).where('teams.id', '=', id).executeTakeFirst()
}

export interface MemberRow {
  team_id: string
  user_id: string
  username: string
  email: string
  first_name: string
  last_name: string
  role: TeamRole
  joined_at: Date
}

/** The members of these teams, coaches first, by name. */
export function findMembers(db: Database, teamIds: readonly string[]): Promise<MemberRow[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['team_id', 'user_id', 'username', 'email', 'first_name', 'last_name', 'memberships.role', 'joined_at'])
    .where(({ eb, fn, val }) => eb('team_id', '=', fn.any(val(teamIds))))
    .orderBy('memberships.role', 'desc')
    .orderBy(asNames(sql`users.first_name || ' ' || users.last_name`))
    .orderBy('user_id')
    .execute()
}
