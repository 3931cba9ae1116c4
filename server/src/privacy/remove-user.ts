import { notFound } from '@corner/contract/refusal.ts'
import type { Callers } from '../accounts/callers.ts'
import { assertNotLastAdministrator } from '../accounts/last-administrator.ts'
import { endIssuedPasswordLinks } from '../accounts/password-links.ts'
import { endEverySession } from '../accounts/sessions.ts'
import { recordAudit } from '../audit/audit.ts'
import { announceMeasurementChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { fullName } from '../people/full-name.ts'
import { endMembershipsOf } from '../teams/memberships.ts'
import { holdKnownCodes, rotateCodes } from '../teams/rotate-codes.ts'
import { withdrawInvitationsBy } from '../teams/withdraw-invitations.ts'
import { endLinksForGood, type LinkEnding } from '../wearables/link/end-for-good.ts'
import { deleteUser, lockUser } from './removal-store.ts'

export interface RemovalParts {
  database: Database
  callers: Callers
  wearables: LinkEnding
  now(): Date
}

interface Removal {
  user_id: string
  /** The user who does it: an administrator, or the same user; undefined: nobody was signed in. */
  actor: string | undefined
  /** false: the teams keep the join codes that the person has seen. */
  rotate_codes?: boolean
}

/**
 * Removes a user with all data about them, in one transaction: sessions end at once; the wearable links end here and, by a
 * job, at each provider. Join codes that they have seen are replaced, and their open invitations end. Only the audit entry
 * `user_deleted` stays, which says who it was.
 * @throws Refusal `not_found` for an unknown or deleted user; `conflict` for the last administrator
 */
export async function removeUser(parts: RemovalParts, removal: Removal): Promise<{ full_name: string }> {
  const removed = await parts.database
    .transaction()
    .execute((transaction) => removeUserWithin(transaction, parts, removal))
  parts.callers.forget(...removed.sessions)
  return { full_name: removed.full_name }
}

/**
 * As `removeUser`, within a larger transaction.
 * @returns also the sessions that ended, for `Callers.forget` after the commit
 */
export async function removeUserWithin(
  transaction: Database,
  { wearables, now }: Pick<RemovalParts, 'wearables' | 'now'>,
  { user_id, actor, rotate_codes = true }: Removal,
): Promise<{ full_name: string; sessions: string[] }> {
  const known = rotate_codes ? await holdKnownCodes(transaction, user_id) : []
  const user = await lockUser(transaction, user_id)
  if (!user) throw notFound('The user')
  if (user.role === 'admin') await assertNotLastAdministrator(transaction, user_id)
  await endIssuedPasswordLinks(transaction, user_id)
  await withdrawInvitationsBy(transaction, { user_id, actor })
  const sessions = await endEverySession(transaction, user_id, 'user_deleted', now())
  await endLinksForGood(wearables, transaction, user_id)
  await endMembershipsOf(transaction, { user_id })
  await deleteUser(transaction, user)
  await announceMeasurementChange(transaction, [user_id])
  const full_name = fullName(user)
  const { email, role } = user
  await recordAudit(transaction, {
    ...(actor !== undefined && { actor }),
    subject: user_id,
    action: 'user_deleted',
    details: { full_name, email, role },
  })
  // An athlete who leaves voluntarily was not expelled: the athletes' code, which may hang on a wall, stays valid.
  const ended = actor === user_id ? known.filter(({ roles }) => roles.includes('coach')) : known
  await rotateCodes(transaction, ended, actor)
  return { full_name, sessions }
}
