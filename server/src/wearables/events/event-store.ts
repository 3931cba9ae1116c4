import { type Selectable, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { inBatches } from '../../database/delete-in-batches.ts'
import type { Schema } from '../../database/schema.ts'
import { type EventSubject, typesOf } from './event-subject.ts'

export type StoredEvent = Pick<
  Selectable<Schema['webhook_events']>,
  'provider' | 'trace_id' | 'provider_user_id' | 'type' | 'object_id'
>

/** @returns false for a duplicate event */
export async function storeEvent(db: Database, event: StoredEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhook_events')
    .values({ ...event, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export interface OpenEvent {
  trace_id: string
  type: string
  tries: number
  /** Since it was received, in milliseconds. */
  age_ms: number
}

/** The open events of a record, in the order in which they were received. */
export function findOpenEvents(db: Database, subject: EventSubject): Promise<OpenEvent[]> {
  return db
    .selectFrom('webhook_events')
    .select(['trace_id', 'type', 'tries'])
    .select(sql<number>`(extract(epoch from clock_timestamp() - received_at) * 1000)::float8`.as('age_ms'))
    .where('provider', '=', subject.provider)
    .where('provider_user_id', '=', subject.provider_user_id)
    .where('object_id', '=', subject.object_id)
    .where('type', 'in', typesOf(subject.kind))
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .orderBy('trace_id')
    .execute()
}

function theseEvents(db: Database, provider: string, events: readonly Pick<OpenEvent, 'trace_id'>[]) {
  const traces = events.map(({ trace_id }) => trace_id)
  return db
    .updateTable('webhook_events')
    .where('provider', '=', provider)
    .where('trace_id', 'in', traces)
    .where('done_at', 'is', null)
}

export async function closeEvents(
  db: Database,
  provider: string,
  events: readonly Pick<OpenEvent, 'trace_id'>[],
  now: Date,
): Promise<void> {
  if (events.length > 0) await theseEvents(db, provider, events).set({ done_at: now }).execute()
}

/** Does not count as a failed round: the budget is used up, so nothing is known of the record yet. */
export async function delayEvents(
  db: Database,
  provider: string,
  events: readonly Pick<OpenEvent, 'trace_id'>[],
  seconds: number,
): Promise<void> {
  await theseEvents(db, provider, events)
    .set({ next_try_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .execute()
}

/** How a failed event is retried, and when it is given up. */
export interface Patience {
  /** Doubled with each round, up to `longestPauseMinutes`. */
  firstPauseMinutes: number
  longestPauseMinutes: number
  /** Once the event is a day old. */
  laterPauseMinutes: number
  /** Given up only when both are reached, so that a clock that is wrong for an hour does not exhaust an event. */
  days: number
  rounds: number
}

export interface GivenUp {
  type: string
  object_id: string
  tries: number
}

/** After a failed round: the events wait for the next, or are closed for this reason. @returns those that were closed */
export function postponeEvents(
  db: Database,
  provider: string,
  events: readonly Pick<OpenEvent, 'trace_id'>[],
  reason: string,
  patience: Patience,
): Promise<GivenUp[]> {
  const { firstPauseMinutes, longestPauseMinutes, laterPauseMinutes, days, rounds } = patience
  const isOver = sql`received_at < now() - make_interval(days => ${days}) and tries + 1 >= ${rounds}::int`
  const pauseMinutes = sql`case when received_at < now() - interval '1 day' then ${laterPauseMinutes}::float8
    else least(${longestPauseMinutes}::float8, ${firstPauseMinutes}::float8 * power(2, least(tries, 20))) end`
  return theseEvents(db, provider, events)
    .set({
      tries: sql<number>`tries + 1`,
      next_try_at: sql<Date>`now() + interval '1 minute' * (${pauseMinutes})`,
      done_at: sql<Date | null>`case when ${isOver} then now() end`,
      given_up: sql<string | null>`case when ${isOver} then ${reason} end`,
    })
    .returning(['type', 'object_id', 'tries', 'done_at'])
    .execute()
    .then((rows) => rows.filter(({ done_at }) => done_at !== null))
}

/** The events of one of the provider's accounts. */
export async function deleteEventsOfAccount(db: Database, provider: string, provider_user_id: string): Promise<void> {
  await db
    .deleteFrom('webhook_events')
    .where('provider', '=', provider)
    .where('provider_user_id', '=', provider_user_id)
    .execute()
}

/** @returns how many of them were still open */
export async function deleteEventsBefore(db: Database, before: Date): Promise<number> {
  let open = 0
  await inBatches(async (most) => {
    const { rows } = await sql<{ deleted: number; open: number }>`
      with deleted as (
        delete from webhook_events where ctid = any(array(
          select ctid from webhook_events where received_at < ${before} order by received_at limit ${most} for update))
        returning done_at)
      select count(*)::int as deleted, count(*) filter (where done_at is null)::int as open from deleted`.execute(db)
    open += rows[0]?.open ?? 0
    return rows[0]?.deleted ?? 0
  })
  return open
}
