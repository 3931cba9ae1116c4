import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { adminUsers } from '@corner/contract/routes/administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { callPage } from '../../../../shared/api/call-page.ts'
import { CallFailure } from '../../../../shared/api/failures.ts'

/**
 * Whether a change was refused because the user has changed meanwhile; a taken name and the last administrator are
 * conflicts, too.
 */
export function isOutdated(error: Error | null): boolean {
  return error instanceof CallFailure && error.status === 409 && error.reply?.error === ADMIN_TEXTS.changedMeanwhile
}

/** The user's current state; null: deleted. */
export async function findCurrentUser({ id, email, username }: AdminUser): Promise<AdminUser | null> {
  for (const search of [email, username]) {
    const { rows } = await callPage(adminUsers, { query: { search, page: 1, page_size: 200 } })
    const current = rows.find((user) => user.id === id)
    if (current) return current
  }
  return null
}
