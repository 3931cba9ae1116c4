import type { RecordKind, UnreadableRecord } from '@corner/wearables/records.ts'
import { sql } from 'kysely'
import type { VisibleDatabase } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

/** The stored form of a record that could not be read. */
export interface KeptRecord extends Omit<UnreadableRecord, 'raw'> {
  record_key: string
  raw: string
}

/**
 * Stores what could not be read, and keeps an athlete's newest `most`. The athlete is named on both sides of the deletion, and
 * no pair is looked for in a subquery: so one worker can do it where Citus distributes the records.
 */
export async function keepUnreadable(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  records: readonly KeptRecord[],
  now: Date,
  most: number,
): Promise<void> {
  if (records.length === 0) return
  await db
    .insertInto('unreadable_records')
    .values(records.map((record) => ({ user_id, provider, ...record, first_seen: now, last_seen: now })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider', 'kind', 'record_key']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        field: ref('excluded.field'),
        problem: ref('excluded.problem'),
        raw: ref('excluded.raw'),
        last_seen: ref('excluded.last_seen'),
        times: sql<number>`unreadable_records.times + 1`,
      })),
    )
    .execute()
  await sql`delete from unreadable_records as kept using (
      select kind, record_key from unreadable_records where user_id = ${user_id} and provider = ${provider}
      order by last_seen desc, kind, record_key offset ${most}) as old
    where kept.user_id = ${user_id} and kept.provider = ${provider}
      and kept.kind = old.kind and kept.record_key = old.record_key`.execute(db)
}

export async function hasUnreadable(db: VisibleDatabase, { user_id, provider }: Series): Promise<boolean> {
  const found = await db
    .selectFrom('unreadable_records')
    .select('kind')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return found !== undefined
}

/** These can be read by now, or are gone at the provider. */
export async function dropUnreadable(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  kind: RecordKind,
  providerIds: readonly string[],
): Promise<void> {
  if (providerIds.length === 0) return
  await db
    .deleteFrom('unreadable_records')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where(sql<boolean>`provider_id = any(${providerIds})`)
    .execute()
}

export interface UnreadableCount {
  kind: RecordKind
  field: string
  problem: string
  records: number
  athletes: number
}

/** What could not be read of these athletes since then, the most frequent first. */
export async function countUnreadable(
  db: VisibleDatabase,
  provider: string,
  users: readonly string[],
  since: Date,
): Promise<UnreadableCount[]> {
  return db
    .selectFrom('unreadable_records')
    .select(['kind', 'field'])
    .select(({ fn }) => [
      fn.countAll<number>().as('records'),
      fn.count<number>('user_id').distinct().as('athletes'),
      fn.min('problem').$castTo<string>().as('problem'),
    ])
    .where(sql<boolean>`user_id = any(${users}::uuid[])`)
    .where('provider', '=', provider)
    .where('last_seen', '>=', since)
    .groupBy(['kind', 'field'])
    .orderBy('records', 'desc')
    .orderBy('kind')
    .orderBy('field')
    .execute()
}

export async function deleteUnreadableBefore(
  db: VisibleDatabase,
  users: readonly string[],
  before: Date,
): Promise<void> {
  await db
    .deleteFrom('unreadable_records')
    .where(sql<boolean>`user_id = any(${users}::uuid[])`)
    .where('last_seen', '<', before)
    .execute()
}
