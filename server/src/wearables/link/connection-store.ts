import { type Selectable, sql } from 'kysely'
import type { EndedBecause, Schema } from '../../database/schema.ts'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

export type Connection = Selectable<Schema['wearable_connections']>

export function findConnection(db: VisibleLinks, { user_id, provider }: Series): Promise<Connection | undefined> {
  return db
    .selectFrom('wearable_connections')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

/** Nobody else changes this link until the transaction ends; read after the lock, so it is the newest. */
export function findConnectionForUpdate(
  db: VisibleLinks,
  { user_id, provider }: Series,
): Promise<Connection | undefined> {
  return db
    .selectFrom('wearable_connections')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst()
}

/** The living link that an account of the provider feeds. */
export function findConnectionOfAccount(
  db: VisibleLinks,
  provider: string,
  providerUserId: string,
): Promise<Connection | undefined> {
  return db
    .selectFrom('wearable_connections')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_user_id', '=', providerUserId)
    .where('status', '<>', 'disconnected')
    .executeTakeFirst()
}

export interface NewLink extends Series {
  provider_user_id: string
  access_token: Buffer
  refresh_token: Buffer | null
  token_expires_at: Date
  scopes: string[]
  first_sync_days: number
}

/** Makes the link, or the old one anew: its last sync stays known. */
export async function storeLink(db: VisibleLinks, link: NewLink, now: Date): Promise<void> {
  const fresh = {
    ...link,
    status: 'connected' as const,
    connected_at: now,
    first_sync_state: 'waiting' as const,
    first_sync_records: 0,
    first_sync_message: null,
    ...{ refreshed_at: null, refresh_asked_at: null, retried_at: null, ended_because: null, refusals: '{}' },
  }
  await db
    .insertInto('wearable_connections')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet((row) => ({
        ...fresh,
        // Another account's records: what was stored up to here says nothing about them.
        synced_until: row
          .case()
          .when('wearable_connections.provider_user_id', '=', link.provider_user_id)
          .then(row.ref('wearable_connections.synced_until'))
          .end(),
      })),
    )
    .execute()
}

interface SealedPair {
  access_token: Buffer
  refresh_token: Buffer | null
  token_expires_at: Date
  scopes?: string[]
}

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

/**
 * Stores a refreshed pair, if the refresh token that it came for is still the stored one.
 * @returns false when somebody else has stored another meanwhile
 */
export async function replaceTokens(
  db: VisibleLinks,
  series: Series,
  old: Buffer,
  pair: SealedPair,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wearable_connections')
    .set({
      ...pair,
      ...{ status: 'connected', first_sync_message: null, ended_because: null },
      ...{ refreshed_at: now, refresh_asked_at: null, retried_at: null },
    })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('refresh_token', '=', old)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param refused the sealed refresh token (null: there was none) that no longer works. @returns false when another is stored by now */
export async function expireLink(
  db: VisibleLinks,
  series: Series,
  refused: Buffer | null,
  { because, message, now }: { because: EndedBecause; message: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wearable_connections')
    .set({ status: 'token_expired', first_sync_message: message, ended_because: because, retried_at: now })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('status', '=', 'connected')
    .where(({ eb, val }) => eb('refresh_token', 'is not distinct from', val(refused)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Wipes the tokens; the row stays and keeps the last sync. @returns the link as it was; undefined when there was none */
export async function endLink(db: VisibleLinks, series: Series): Promise<Connection | undefined> {
  const link = await findConnectionForUpdate(db, series)
  if (!link || link.status === 'disconnected') return undefined
  await db
    .updateTable('wearable_connections')
    .set({ status: 'disconnected', access_token: null, refresh_token: null, token_expires_at: null })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .execute()
  return link
}

/** What the provider refuses of this link, as long as it is the one that the work began for. */
export async function setRefusals(
  db: VisibleLinks,
  link: Pick<Connection, keyof Series | 'connected_at'>,
  refusals: Connection['refusals'],
): Promise<void> {
  await db
    .updateTable('wearable_connections')
    .set({ refusals: JSON.stringify(refusals) })
    .where('user_id', '=', link.user_id)
    .where('provider', '=', link.provider)
    .where('connected_at', '=', link.connected_at)
    .execute()
}

/** Links of which the provider has given nothing at all since then, at their last try. */
export async function countRefusedLinks(db: VisibleLinks, provider: string, since: Date): Promise<number> {
  const { links } = await db
    .selectFrom('wearable_connections')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('provider', '=', provider)
    .where('status', '=', 'connected')
    .where(sql<Date>`(refusals -> 'link' ->> 'last_at')::timestamptz`, '>', since)
    .executeTakeFirstOrThrow()
  return links
}

/** Links that are Token Expired and were last tried before `due`: of two processes one alone gets each of them. */
export async function claimEndedLinks(
  db: VisibleLinks,
  provider: string,
  due: Date,
  now: Date,
  most: number,
): Promise<Series[]> {
  return db
    .updateTable('wearable_connections')
    .set({ retried_at: now })
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

/** As if they had been tried at this time. */
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
