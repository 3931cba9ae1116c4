import type { Database } from '../database/database.ts'
import { updateAthletesToCoaches } from './account-store.ts'

/** Who is made coach of a team has the account of a coach from now on; administrators stay what they are. */
export async function raiseToCoach(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await updateAthletesToCoaches(db, userIds)
}
