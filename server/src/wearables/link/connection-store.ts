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

/** Every link of a user, also those that have ended. */
export function findConnectionsOf(db: VisibleLinks, userId: string): Promise<Connection[]> {
  return db.selectFrom('wearable_connections').selectAll().where('user_id', '=', userId).execute()
}

/** Locks the link until the transaction ends; read after the lock, so it is current. */
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

/** The active link of a provider's account. */
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

/** Of a link that works. */
const NOT_ENDED = { ended_because: null, ended_at: null, reminders_sent: 0, reminded_at: null }

export interface NewLink extends Series {
  provider_user_id: string
  access_token: Buffer
  refresh_token: Buffer | null
  token_expires_at: Date
  scopes: string[]
  first_sync_days: number
}

/** Creates the link, or replaces the ended one: its last sync stays known. */
export async function storeLink(db: VisibleLinks, link: NewLink, now: Date): Promise<void> {
  const fresh = {
    ...link,
    status: 'connected' as const,
    connected_at: now,
    first_sync_state: 'waiting' as const,
    first_sync_records: 0,
    first_sync_message: null,
    refreshed_at: null,
    refresh_asked_at: null,
    retried_at: null,
    refusals: '{}',
    paused_at: null,
    ...NOT_ENDED,
  }
  await db
    .insertInto('wearable_connections')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet((row) => ({
        ...fresh,
        // Another account's records: the stored ones say nothing about them.
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
 * Stores a refreshed pair, if the refresh token that it was requested with is still the stored one.
 * @returns false when another has been stored meanwhile
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
      status: 'connected',
      first_sync_message: null,
      ...NOT_ENDED,
      refreshed_at: now,
      refresh_asked_at: null,
      retried_at: null,
    })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('refresh_token', '=', old)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * @param refused the encrypted refresh token (null: there was none) that no longer works.
 * @returns false when another is stored by now
 */
export async function expireLink(
  db: VisibleLinks,
  series: Series,
  refused: Buffer | null,
  { because, message, now }: { because: EndedBecause; message: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wearable_connections')
    .set({
      status: 'token_expired',
      first_sync_message: message,
      ended_because: because,
      ended_at: now,
      retried_at: now,
    })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('status', '=', 'connected')
    .where(({ eb, val }) => eb('refresh_token', 'is not distinct from', val(refused)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the tokens; the row stays and keeps the last sync. @returns the link as it was; undefined when there was none */
export async function endLink(db: VisibleLinks, series: Series): Promise<Connection | undefined> {
  const link = await findConnectionForUpdate(db, series)
  if (!link || link.status === 'disconnected') return undefined
  await db
    .updateTable('wearable_connections')
    .set({ status: 'disconnected', access_token: null, refresh_token: null, token_expires_at: null, paused_at: null })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .execute()
  return link
}

/** The id of the key that a link's tokens are encrypted with (secrets/seal.ts: the first 4 bytes). */
const SEALING_KEY = sql<string>`encode(substring(coalesce(refresh_token, access_token) from 1 for 4), 'hex')`

/** The ids of the keys that tokens are encrypted with, and the number of links for each. */
export async function countLinksBySealingKey(db: VisibleLinks): Promise<{ keyId: string; links: number }[]> {
  return db
    .selectFrom('wearable_connections')
    .select(({ fn }) => [SEALING_KEY.as('keyId'), fn.countAll<number>().as('links')])
    .where((eb) => eb.or([eb('refresh_token', 'is not', null), eb('access_token', 'is not', null)]))
    .groupBy(SEALING_KEY)
    .execute()
}

/** Ends the links whose tokens can no longer be decrypted: their athletes link again. @returns their users */
export async function expireLinksSealedBy(db: VisibleLinks, keyId: string, message: string): Promise<Series[]> {
  return db
    .updateTable('wearable_connections')
    .set({
      status: 'token_expired',
      access_token: null,
      refresh_token: null,
      token_expires_at: null,
      refresh_asked_at: null,
      ended_because: 'refused',
      ended_at: sql<Date>`now()`,
      first_sync_message: message,
    })
    .where(SEALING_KEY, '=', keyId)
    .returning(['user_id', 'provider'])
    .execute()
}
