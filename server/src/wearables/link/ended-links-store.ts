import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

/**
 * Claims links that are Token Expired and were last tried before `due`: only one process gets each of them, until `leaseMs`
 * have passed or `noteRetried` records the result.
 */
export async function claimEndedLinks(
  db: VisibleLinks,
  provider: string,
  due: Date,
  leaseMs: number,
  most: number,
): Promise<Series[]> {
  return db
    .updateTable('wearable_connections')
    .set({ retried_at: new Date(due.getTime() + leaseMs) })
    .where('provider', '=', provider)
    .where('user_id', 'in', ({ selectFrom }) =>
      selectFrom('wearable_connections as ended')
        .select('ended.user_id')
        .where('ended.provider', '=', provider)
        .where('ended.status', '=', 'token_expired')
        .where('ended.refresh_token', 'is not', null)
        .where(({ eb, or }) => or([eb('ended.retried_at', 'is', null), eb('ended.retried_at', '<=', due)]))
        .orderBy('ended.retried_at', (order) => order.asc().nullsFirst())
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['user_id', 'provider'])
    .execute()
}

/** Marks them as tried at this time. */
export async function noteRetried(db: VisibleLinks, links: readonly Series[], at: Date): Promise<void> {
  for (const { user_id, provider } of links)
    await db
      .updateTable('wearable_connections')
      .set({ retried_at: at })
      .where('user_id', '=', user_id)
      .where('provider', '=', provider)
      .where('status', '=', 'token_expired')
      .execute()
}
