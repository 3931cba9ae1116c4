import { sql } from 'kysely'
import { deleteSome } from '../../database/delete-in-batches.ts'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

/** How many windows and tabs an athlete may start linking in. */
const STATES_KEPT = 5

/** Stores a state; of a user's earlier ones the newest four stay. */
export async function storeState(db: VisibleLinks, series: Series, stateHash: Buffer, expiresAt: Date): Promise<void> {
  // Serialized: concurrent calls would not see each other's new rows.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`states ${series.user_id}`}, 0))`.execute(db)
  await db
    .deleteFrom('oauth_states')
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('state_hash', 'not in', ({ selectFrom }) =>
      selectFrom('oauth_states')
        .select('state_hash')
        .where('user_id', '=', series.user_id)
        .where('provider', '=', series.provider)
        .orderBy('expires_at', 'desc')
        .limit(STATES_KEPT - 1),
    )
    .execute()
  await db
    .insertInto('oauth_states')
    .values({ state_hash: stateHash, user_id: series.user_id, provider: series.provider, expires_at: expiresAt })
    .execute()
}

/** Deletes a state; of two concurrent calls only one gets true. Another user's state is left to that user. */
export async function takeState(db: VisibleLinks, series: Series, stateHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', stateHash)
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns how many were deleted, at most so many */
export function deleteOldStates(db: VisibleLinks, now: Date, most: number): Promise<number> {
  return deleteSome(db, 'oauth_states', sql`expires_at <= ${now}`, most)
}
