import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { notFound } from '@corner/contract/refusal.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { fullName } from '../../people/full-name.ts'
import * as store from './user-list-store.ts'

/** Users with their teams, all or a page of them; an administrator sees every one. */
export async function listUsers(db: Database, wanted: store.UserListWanted, now: Date) {
  // All links, because the list can be filtered and sorted by them.
  const { rows, total } = await asSeenBy(db, 'all', (every) => store.findUsers(every, wanted, now))
  return { entries: await withTeams(db, rows), total }
}

/** @throws Refusal `not_found` */
export async function getAdminUser(db: Database, id: string): Promise<AdminUser> {
  const row = await asSeenBy(db, [id], (their) => store.findUser(their, id))
  const [user] = row ? await withTeams(db, [row]) : []
  if (!user) throw notFound('The user')
  return user
}

async function withTeams(db: Database, users: readonly store.UserRow[]): Promise<AdminUser[]> {
  const teams = await store.findTeamsOf(
    db,
    users.map(({ id }) => id),
  )
  const byUser = Map.groupBy(teams, ({ user_id }) => user_id)
  return users.map(({ created_at, last_signed_in_at, ...user }) => ({
    ...user,
    full_name: fullName(user),
    created_at: created_at.toISOString(),
    last_signed_in_at: last_signed_in_at?.toISOString() ?? null,
    teams: (byUser.get(user.id) ?? []).map(({ team_id, team_name, role }) => ({ team_id, team_name, role })),
  }))
}
