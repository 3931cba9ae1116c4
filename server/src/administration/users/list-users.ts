import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import type { Database } from '../../database/database.ts'
import { notFound } from '../../http/refusal.ts'
import { fullName } from '../../people/full-name.ts'
import * as store from './user-list-store.ts'

/** Users with their teams, all or a page of them; an administrator sees every one. */
export async function listUsers(db: Database, wanted: store.UserListWanted) {
  const { rows, total } = await store.findUsers(db, wanted)
  return { entries: rows.map(asAdminUser), total }
}

/** @throws Refusal `not_found` */
export async function getAdminUser(db: Database, id: string): Promise<AdminUser> {
  const user = await store.findUser(db, id)
  if (!user) throw notFound('The user')
  return asAdminUser(user)
}

function asAdminUser({ created_at, ...user }: store.UserRow): AdminUser {
  return { ...user, full_name: fullName(user), created_at: created_at.toISOString() }
}
