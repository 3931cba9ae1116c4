import { sql } from 'kysely'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

/**
 * Records that a refresh with this token is about to be sent: if a later process finds the record, the reply may have been
 * lost.
 * @returns whether an earlier one was sent and never answered; undefined when another token is stored by now
 */
export async function noteRefreshAsked(
  db: VisibleLinks,
  series: Series,
  token: Buffer,
  now: Date,
): Promise<{ askedBefore: boolean } | undefined> {
  const noted = await db
    .updateTable('wearable_connections')
    .set({ refresh_asked_at: sql<Date>`coalesce(refresh_asked_at, ${now})` })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('refresh_token', '=', token)
    .returning(sql<boolean>`old.refresh_asked_at is not null`.as('askedBefore'))
    .executeTakeFirst()
  return noted
}

/** The provider said that it did nothing: the token is still valid. */
export async function forgetRefreshAsked(db: VisibleLinks, series: Series, token: Buffer): Promise<void> {
  await db
    .updateTable('wearable_connections')
    .set({ refresh_asked_at: null })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('refresh_token', '=', token)
    .execute()
}
