import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'

export type StoredEvent = Pick<
  Selectable<Schema['webhook_events']>,
  'provider' | 'trace_id' | 'provider_user_id' | 'type' | 'object_id'
>

/** @returns false for an event that is known already */
export async function storeEvent(db: Database, event: StoredEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhook_events')
    .values({ ...event, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** undefined: it was worked off already. */
export function findOpenEvent(
  db: Database,
  key: Pick<StoredEvent, 'provider' | 'trace_id'>,
): Promise<StoredEvent | undefined> {
  return db
    .selectFrom('webhook_events')
    .select(['provider', 'trace_id', 'provider_user_id', 'type', 'object_id'])
    .where('provider', '=', key.provider)
    .where('trace_id', '=', key.trace_id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
}

/** Whether the provider has told, after this event, that its record is gone; a recovery goes with its sleep. */
export async function isDeletedSince(db: Database, event: StoredEvent): Promise<boolean> {
  const [kind] = event.type.split('.')
  const later = await db
    .selectFrom('webhook_events as this')
    .innerJoin('webhook_events as later', (join) =>
      join
        .onRef('later.provider', '=', 'this.provider')
        .onRef('later.object_id', '=', 'this.object_id')
        .onRef('later.received_at', '>', 'this.received_at')
        .on('later.type', 'in', [`${kind}.deleted`, kind === 'recovery' ? 'sleep.deleted' : `${kind}.deleted`]),
    )
    .select('later.trace_id')
    .where('this.provider', '=', event.provider)
    .where('this.trace_id', '=', event.trace_id)
    .executeTakeFirst()
  return later !== undefined
}

export async function closeEvent(
  db: Database,
  key: Pick<StoredEvent, 'provider' | 'trace_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ done_at: now })
    .where('provider', '=', key.provider)
    .where('trace_id', '=', key.trace_id)
    .execute()
}

/** What the provider has told of one of its accounts. */
export async function deleteEventsOfAccount(db: Database, provider: string, provider_user_id: string): Promise<void> {
  await db
    .deleteFrom('webhook_events')
    .where('provider', '=', provider)
    .where('provider_user_id', '=', provider_user_id)
    .execute()
}

export async function deleteEventsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_events').where('received_at', '<', before).execute()
}
