import type { Database } from '../database/database.ts'
import { lockAthletes } from './account-store.ts'
import { changeRole } from './change-role.ts'

/**
 * Gives the account of somebody who becomes the coach of a team the role of coach, which ends its sessions. Coaches and
 * administrators keep their role.
 * @param actor the user who assigns them
 * @returns the sessions that ended, for `Callers.forget`
 */
export async function raiseToCoach(
  transaction: Database,
  { userIds, actor }: { userIds: readonly string[]; actor: string },
  now: Date,
): Promise<string[]> {
  const ended: string[] = []
  if (userIds.length === 0) return ended
  for (const user_id of await lockAthletes(transaction, userIds)) {
    ended.push(...(await changeRole(transaction, { user_id, from: 'athlete', to: 'coach', actor }, now)))
  }
  return ended
}
