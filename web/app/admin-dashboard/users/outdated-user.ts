import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { adminUsers } from '@corner/contract/routes/administration.ts'
import { callPage } from '../../api/call-page.ts'
import { CallFailure } from '../../api/failures.ts'

/** Whether a change was refused because the form began with what is no longer so: a taken name is a conflict, too, but has a field. */
export function isOutdated(error: Error | null): boolean {
  if (!(error instanceof CallFailure) || error.status !== 409) return false
  const fields = Object.keys(error.reply?.fields ?? {})
  return fields.length === 0 || fields.includes('version')
}

/** The user as they are now; null: they are gone. */
export async function findCurrentUser({ id, email, username }: AdminUser): Promise<AdminUser | null> {
  for (const search of [email, username]) {
    const { rows } = await callPage(adminUsers, { query: { search, page: 1, page_size: 200 } })
    const current = rows.find((user) => user.id === id)
    if (current) return current
  }
  return null
}
