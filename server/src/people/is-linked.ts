import { sql } from 'kysely'

/** For queries of `users`: whether a device is linked. An expired link is still the user's. */
export const isLinked = sql<boolean>`exists (
  select from wearable_connections link where link.user_id = users.id and link.status <> 'disconnected')`
