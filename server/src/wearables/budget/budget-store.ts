import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export interface Ceilings {
  /** A request of this priority waits once the minute's, and the day's, count is above these. */
  minute: number
  day: number
  /** Taken even while the provider has asked us to wait. */
  evenWhileBlocked?: boolean
}

/** No provider's limit is longer, so a block that reaches further comes from a wrong header or clock. */
const LONGEST_BLOCK_SECONDS = 86_400
/** How long after a block began, and how often after that, one request tests whether it still holds. */
const PROBE_EVERY_SECONDS = 3600

const isBlocked = (at: string) =>
  sql.raw(`(blocked_until > ${at} and blocked_until <= ${at} + interval '${LONGEST_BLOCK_SECONDS + 60} seconds')`)
const probeAfter = (at: string) => sql.raw(`${at} + interval '${PROBE_EVERY_SECONDS} seconds'`)

export interface Grant {
  granted: number
  /** Of the minute they are taken from. */
  minuteStart: Date
  /** Until more may be had, when fewer were granted than asked. */
  waitSeconds: number
  /** It is the one request that may be made in spite of a block. */
  isProbe: boolean
}

/**
 * Whether a minute or a day that began then is still running. One that begins in the future was set by a clock that was ahead,
 * and counts as over; a difference of some seconds is normal.
 */
function runs(start: 'minute_start' | 'day_start', length: '1 minute' | '1 day') {
  return sql`(${sql.ref(start)} + interval ${sql.lit(length)} > clock_timestamp()
    and ${sql.ref(start)} < clock_timestamp() + interval '5 seconds')`
}

/**
 * Takes up to `wanted` requests from the budget that all processes share, in one statement. Minute and day begin with the first
 * request after the previous one ended.
 */
export async function takeRequests(db: Database, provider: string, wanted: number, ceilings: Ceilings): Promise<Grant> {
  const { rows } = await sql<{ granted: number; wait_seconds: number; minute_start: Date; is_probe: boolean }>`
    with unhurried as (
      -- A count lost with the power is no harm, and each request would wait for the disk otherwise.
      select set_config('synchronous_commit', 'off', true)
    ), stored as (
      select request_budgets.* from request_budgets, unhurried where provider = ${provider} for update of request_budgets
    ), counted as (
      select clock_timestamp() as at,
        case when ${runs('minute_start', '1 minute')} then minute_start else clock_timestamp() end as minute_start,
        case when ${runs('minute_start', '1 minute')} then minute_used else 0 end as minute_used,
        case when ${runs('day_start', '1 day')} then day_start else clock_timestamp() end as day_start,
        case when ${runs('day_start', '1 day')} then day_used else 0 end as day_used,
        blocked_until, coalesce(probe_at, blocked_until) as probe_at
      from stored
    ), seen as (
      select *, ${isBlocked('at')} and not ${ceilings.evenWhileBlocked ?? false}::boolean as is_blocked from counted
    ), judged as (
      select *, is_blocked and probe_at <= at as is_probe,
        case when is_blocked then case when probe_at <= at then least(1, ${wanted}::int) else 0 end else greatest(0, least(${wanted}::int,
          ${ceilings.minute}::int - minute_used, ${ceilings.day}::int - day_used)) end as granted
      from seen
    )
    update request_budgets as budget set minute_start = judged.minute_start, minute_used = judged.minute_used + granted,
      day_start = judged.day_start, day_used = judged.day_used + granted,
      probe_at = case when is_probe then ${probeAfter('at')} else budget.probe_at end
    from judged where budget.provider = ${provider}
    returning granted, is_probe, judged.minute_start, extract(epoch from case
        when is_blocked then least(judged.blocked_until, budget.probe_at) - at
        when judged.day_used + granted >= ${ceilings.day}::int then judged.day_start + interval '1 day' - at
        else judged.minute_start + interval '1 minute' - at
      end)::float8 as wait_seconds`.execute(db)
  const [row] = rows
  if (row) {
    const { granted, minute_start, wait_seconds, is_probe } = row
    return { granted, minuteStart: minute_start, waitSeconds: Math.max(0, wait_seconds), isProbe: is_probe }
  }
  await openBudget(db, provider)
  return takeRequests(db, provider, wanted, ceilings)
}

async function openBudget(db: Database, provider: string): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  await db
    .insertInto('request_budgets')
    .values({ provider, minute_start: now, minute_used: 0, day_start: now, day_used: 0, blocked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Gives back requests that were taken from this minute and not made. */
export async function returnRequests(db: Database, provider: string, unused: number, minuteStart: Date): Promise<void> {
  await sql`update request_budgets set day_used = greatest(0, day_used - ${unused}),
      minute_used = greatest(0, minute_used - case when date_trunc('milliseconds', minute_start) = ${minuteStart} then ${unused} else 0 end)
    where provider = ${provider}`.execute(db)
}

/**
 * The provider asked us to wait: no requests until then, for a day at most, except for an hourly probe.
 * @param toProbe the answer to a probe replaces an earlier wait, even with a shorter one
 */
export async function blockRequests(db: Database, provider: string, seconds: number, toProbe: boolean): Promise<void> {
  await openBudget(db, provider)
  await sql`update request_budgets
    set blocked_until = greatest(case when ${isBlocked('clock_timestamp()')} and not ${toProbe}::boolean then blocked_until end,
        clock_timestamp() + make_interval(secs => ${Math.min(seconds, LONGEST_BLOCK_SECONDS)})),
      probe_at = least(case when ${isBlocked('clock_timestamp()')} then probe_at end, ${probeAfter('clock_timestamp()')})
    where provider = ${provider}`.execute(db)
}

/** The provider answers again. */
export async function unblockRequests(db: Database, provider: string): Promise<void> {
  await db
    .updateTable('request_budgets')
    .set({ blocked_until: null, probe_at: null })
    .where('provider', '=', provider)
    .execute()
}

export interface BudgetUse {
  minute_used: number
  day_used: number
  blocked_until: Date | null
  /** While it is blocked: when the next probe is due. */
  next_try_at: Date | null
}

/** What all processes have used within the current minute and day. */
export async function readBudget(db: Database, provider: string): Promise<BudgetUse> {
  const { rows } = await sql<BudgetUse>`
    select case when ${runs('minute_start', '1 minute')} then minute_used else 0 end as minute_used,
      case when ${runs('day_start', '1 day')} then day_used else 0 end as day_used,
      case when ${isBlocked('clock_timestamp()')} then blocked_until end as blocked_until,
      case when ${isBlocked('clock_timestamp()')} then least(blocked_until, probe_at) end as next_try_at
    from request_budgets where provider = ${provider}`.execute(db)
  return rows[0] ?? { minute_used: 0, day_used: 0, blocked_until: null, next_try_at: null }
}
