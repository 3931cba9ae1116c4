import { sql } from 'kysely'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

/**
 * Writes down that a refresh with this token is about to be asked for: whoever finds it later knows that its reply may be lost.
 * @returns whether one was asked for before, and never answered; undefined when another token is stored by now
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

/** The provider said that it did nothing: the token is as good as before. */
export async function forgetRefreshAsked(db: VisibleLinks, series: Series, token: Buffer): Promise<void> {
  await db
    .updateTable('wearable_connections')
    .set({ refresh_asked_at: null })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('refresh_token', '=', token)
    .execute()
}
