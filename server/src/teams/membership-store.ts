import type { TeamRole } from '@corner/contract/roles.ts'
import type { Database } from '../database/database.ts'

interface NewMembership {
  user_id: string
  team_id: string
  role: TeamRole
}

export async function insertMembership(db: Database, membership: NewMembership): Promise<void> {
  await db.insertInto('memberships').values(membership).execute()
}
