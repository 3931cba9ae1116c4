import { Refusal } from '@corner/contract/refusal.ts'
import type { Database } from '../../database/database.ts'
import { lockTeam, lockUser } from './membership-people-store.ts'

/** Both, locked until the transaction ends. @throws Refusal `not_found` that names the missing one */
export async function getUserAndTeam(
  transaction: Database,
  { user_id, team_id }: { user_id: string; team_id: string },
) {
  // The team first, as in a roster import: a different lock order could deadlock.
  const team = await lockTeam(transaction, team_id)
  const user = await lockUser(transaction, user_id)
  if (!user) throw unknown('user_id', 'The user was not found')
  if (!team) throw unknown('team_id', 'The team was not found')
  return { user, team }
}

function unknown(field: 'user_id' | 'team_id', sentence: string): Refusal {
  return new Refusal('not_found', sentence, { fields: { [field]: sentence } })
}
