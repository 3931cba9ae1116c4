import type { AdminOverview } from '@corner/contract/entities/teams.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { countAll } from './overview-store.ts'

/** The cards of the dashboard. A device counts while it is linked, also when its link has expired. */
export async function adminOverview(db: Database): Promise<AdminOverview> {
  const { users, linked, teams, organizations } = await asSeenBy(db, 'all', countAll)
  return {
    users: { total: users ?? 0, whoop_connected: linked ?? 0 },
    teams: { total: teams ?? 0 },
    organizations: { total: organizations ?? 0 },
  }
}
