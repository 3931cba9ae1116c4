import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export interface Ceilings {
  /** Requests used within the minute, and the day, above which this priority waits. */
  minute: number
  day: number
}

export interface Grant {
  granted: number
  /** Of the minute they are taken from. */
  minuteStart: Date
  /** Until more may be had, when fewer were granted than asked. */
  waitSeconds: number
}

/**
 * Whether a minute or a day that began then still runs. One that begins in the future was set by a clock that was ahead, and is
 * over; some seconds ahead is how clocks are set right.
 */
function runs(start: 'minute_start' | 'day_start', length: '1 minute' | '1 day') {
  return sql`(${sql.ref(start)} + interval ${sql.lit(length)} > clock_timestamp()
    and ${sql.ref(start)} < clock_timestamp() + interval '5 seconds')`
}

/** No provider is obeyed for longer than a day, so a later time was set by a clock that was ahead. */
const BLOCKED_UNTIL = sql<Date | null>`case when blocked_until <= clock_timestamp() + interval '1 day' then blocked_until end`

/**
 * Takes up to `wanted` requests from what all processes share, in one step. Minute and day begin with the first request after
 * the last one ended.
 */
export async function takeRequests(db: Database, provider: string, wanted: number, ceilings: Ceilings): Promise<Grant> {
  const { rows } = await sql<{ granted: number; wait_seconds: number; minute_start: Date }>`
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
        ${BLOCKED_UNTIL} as blocked_until
      from stored
    ), judged as (
      select *, case when blocked_until > at then 0 else greatest(0, least(${wanted}::int,
          ${ceilings.minute}::int - minute_used, ${ceilings.day}::int - day_used)) end as granted
      from counted
    )
    update request_budgets as budget set minute_start = judged.minute_start, minute_used = judged.minute_used + granted,
      day_start = judged.day_start, day_used = judged.day_used + granted
    from judged where budget.provider = ${provider}
    returning granted, judged.minute_start, extract(epoch from case
        when judged.blocked_until > at then judged.blocked_until - at
        when judged.day_used + granted >= ${ceilings.day}::int then judged.day_start + interval '1 day' - at
        else judged.minute_start + interval '1 minute' - at
      end)::float8 as wait_seconds`.execute(db)
  const [row] = rows
  if (row) return { granted: row.granted, minuteStart: row.minute_start, waitSeconds: Math.max(0, row.wait_seconds) }
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

/** Requests that were taken from this minute and not made after all. */
export async function returnRequests(db: Database, provider: string, unused: number, minuteStart: Date): Promise<void> {
  await sql`update request_budgets set day_used = greatest(0, day_used - ${unused}),
      minute_used = greatest(0, minute_used - case when date_trunc('milliseconds', minute_start) = ${minuteStart} then ${unused} else 0 end)
    where provider = ${provider}`.execute(db)
}

/** The provider said to wait: nobody asks before. */
export async function blockRequests(db: Database, provider: string, seconds: number): Promise<void> {
  await openBudget(db, provider)
  await sql`update request_budgets
    set blocked_until = greatest(${BLOCKED_UNTIL}, clock_timestamp() + make_interval(secs => ${seconds}))
    where provider = ${provider}`.execute(db)
}

export interface BudgetUse {
  minute_used: number
  day_used: number
  blocked_until: Date | null
}

/** What all processes have used within the running minute and day. */
export async function readBudget(db: Database, provider: string): Promise<BudgetUse> {
  const { rows } = await sql<BudgetUse>`
    select case when ${runs('minute_start', '1 minute')} then minute_used else 0 end as minute_used,
      case when ${runs('day_start', '1 day')} then day_used else 0 end as day_used,
      case when blocked_until > clock_timestamp() then ${BLOCKED_UNTIL} end as blocked_until
    from request_budgets where provider = ${provider}`.execute(db)
  return rows[0] ?? { minute_used: 0, day_used: 0, blocked_until: null }
}
