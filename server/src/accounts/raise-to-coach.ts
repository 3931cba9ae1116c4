import type { Database } from '../database/database.ts'
import { lockAthletes } from './account-store.ts'
import { changeRole } from './change-role.ts'

/**
 * Who is made the coach of a team has the account of a coach from now on, and signs in again; coaches and administrators stay
 * what they are.
 * @param actor the user who does it
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
