import type { Callers } from '../accounts/callers.ts'
import { assertNotLastAdministrator } from '../accounts/last-administrator.ts'
import { endIssuedPasswordLinks } from '../accounts/password-links.ts'
import { endEverySession } from '../accounts/sessions.ts'
import { recordAudit } from '../audit/audit.ts'
import { announceMeasurementChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/refusal.ts'
import { fullName } from '../people/full-name.ts'
import { endMembershipsOf } from '../teams/memberships.ts'
import { endLinkForGood, type LinkEnding } from '../wearables/link/end-for-good.ts'
import { deleteUser, lockUser } from './removal-store.ts'

export interface RemovalParts {
  database: Database
  callers: Callers
  wearables: LinkEnding
  now(): Date
}

/**
 * Removes a user with all data about them, in one transaction: sessions end at once, the wearable link ends here and, by a job,
 * at the provider. What stays is the audit line `user_deleted`, which says who it was.
 * @param actor the user who does it: an administrator, or the same user
 * @throws Refusal `not_found` for an unknown user, also one who is gone already; `conflict` for the last administrator
 */
export async function removeUser(
  { database, callers, wearables, now }: RemovalParts,
  { user_id, actor }: { user_id: string; actor: string },
): Promise<{ full_name: string }> {
  const removed = await database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, user_id)
    if (!user) throw notFound('The user')
    if (user.role === 'admin') await assertNotLastAdministrator(transaction, user_id)
    await endIssuedPasswordLinks(transaction, user_id)
    const sessions = await endEverySession(transaction, user_id, 'user_deleted', now())
    await endLinkForGood(wearables, transaction, user_id)
    await endMembershipsOf(transaction, { user_id })
    await deleteUser(transaction, user)
    await announceMeasurementChange(transaction, [user_id])
    const full_name = fullName(user)
    const { email, role } = user
    await recordAudit(transaction, {
      ...{ actor, subject: user_id, action: 'user_deleted' },
      details: { full_name, email, role },
    })
    return { full_name, sessions }
  })
  callers.forget(...removed.sessions)
  return { full_name: removed.full_name }
}
