import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

export async function storeState(db: VisibleLinks, series: Series, stateHash: Buffer, expiresAt: Date): Promise<void> {
  await db
    .insertInto('oauth_states')
    .values({ state_hash: stateHash, user_id: series.user_id, provider: series.provider, expires_at: expiresAt })
    .execute()
}

/** Takes a state out, so that of two calls with it one alone gets true. A foreign one stays for its owner. */
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

export async function deleteOldStates(db: VisibleLinks, now: Date): Promise<void> {
  await db.deleteFrom('oauth_states').where('expires_at', '<=', now).execute()
}
