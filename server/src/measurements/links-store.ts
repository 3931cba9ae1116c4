import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface Link {
  user_id: string
  provider: string
  status: 'connected' | 'token_expired' | 'disconnected'
  /** The wearer's latest known offset, `+hh:mm`. */
  timezone_offset: string
}

/** The newest link of each athlete of a team who ever had one. */
export function findTeamLinks(db: Database, teamId: string): Promise<Link[]> {
  return newestLinks(db)
    .innerJoin('memberships', 'memberships.user_id', 'wearable_connections.user_id')
    .where('memberships.team_id', '=', teamId)
    .where('memberships.role', '=', 'athlete')
    .execute()
}

/** undefined: never linked */
export function findOwnLink(db: Database, userId: string): Promise<Link | undefined> {
  return newestLinks(db).where('wearable_connections.user_id', '=', userId).executeTakeFirst()
}

/** One a user: that which ended counts only where no other is left. */
function newestLinks(db: Database) {
  return db
    .selectFrom('wearable_connections')
    .distinctOn('wearable_connections.user_id')
    .select(['wearable_connections.user_id', 'provider', 'status', 'timezone_offset'])
    .orderBy('wearable_connections.user_id')
    .orderBy(sql`status = 'disconnected'`)
    .orderBy('connected_at', 'desc')
}
