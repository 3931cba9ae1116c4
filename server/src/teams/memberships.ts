import type { Database } from '../database/database.ts'
import type { JoinGrant } from './join-codes.ts'
import { insertMembership } from './membership-store.ts'

/** Makes a user a member of the team that a code stands for. */
export async function joinTeam(
  db: Database,
  user_id: string,
  { team_id, role }: Pick<JoinGrant, 'team_id' | 'role'>,
): Promise<void> {
  await insertMembership(db, { user_id, team_id, role })
}
