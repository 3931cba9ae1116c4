import type { UserProfile } from '@corner/contract/entities/accounts.ts'
import { notFound } from '@corner/contract/refusal.ts'
import type { Database } from '../database/database.ts'
import { fullName } from '../people/full-name.ts'
import { linkFields } from '../people/link-fields.ts'
import { linkedAmong } from '../people/linked-users.ts'
import { findProfile } from './account-store.ts'

/** @throws Refusal `not_found` when the user was deleted */
export async function getProfile(db: Database, userId: string): Promise<UserProfile> {
  const user = await findProfile(db, userId)
  if (!user) throw notFound('The user')
  const linked = await linkedAmong(db, [userId])
  return { ...user, full_name: fullName(user), ...linkFields(linked.get(userId)) }
}
