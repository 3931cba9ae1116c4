import { type RawBuilder, sql } from 'kysely'
import type { VisibleLinks } from '../database/visible-athletes.ts'

/** The links of a user of the query around it. */
const LINKED = sql.raw(`wearable_connections link where link.user_id = users.id and link.status <> 'disconnected'`)
const ENDED = sql.raw(`wearable_connections link where link.user_id = users.id and link.status = 'token_expired'`)
const PAUSED = sql.raw(
  `wearable_connections link where link.user_id = users.id and link.status = 'connected' and link.paused_at is not null`,
)

/**
 * For queries of `users`: whether a device is linked. An expired link counts.
 * @param _visible the transaction that the query runs in: in any other nobody would seem linked
 */
export function isLinked(_visible: VisibleLinks): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${LINKED})`
}

/**
 * For queries of `users`: whether a device is linked and its provider accepts the link.
 * @param visible as for `isLinked`
 */
export function isConnected(visible: VisibleLinks): RawBuilder<boolean> {
  return sql<boolean>`(${isLinked(visible)} and not ${hasEndedLink(visible)})`
}

/**
 * For queries of `users`: whether the provider no longer accepts their link.
 * @param _visible as for `isLinked`
 */
export function hasEndedLink(_visible: VisibleLinks): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${ENDED})`
}

/**
 * For queries of `users`: 0 without a device, 1 with a link that has ended, 2 connected; to sort by.
 * @param visible as for `isLinked`
 */
export function linkRank(visible: VisibleLinks): RawBuilder<number> {
  return sql<number>`(case when ${hasEndedLink(visible)} then 1 when ${isLinked(visible)} then 2 else 0 end)`
}

/**
 * The same as columns of a list. Each is looked up for the rows that are shown: for `exists` PostgreSQL would read the links
 * of everybody first.
 * @param _visible as for `isLinked`
 */
export function linkColumns(_visible: VisibleLinks) {
  const hasAny = (links: RawBuilder<unknown>) => sql<boolean>`coalesce((select true from ${links} limit 1), false)`
  return [
    hasAny(LINKED).as('whoop_connected'),
    hasAny(ENDED).as('link_ended'),
    hasAny(PAUSED).as('link_paused'),
    sql<string[]>`coalesce((select array_agg(link.provider order by link.connected_at desc) from ${LINKED}), '{}')`.as(
      'providers',
    ),
  ] as const
}
