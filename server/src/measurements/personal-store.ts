import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { OtherValueKey } from '@corner/contract/constants/other-values.ts'
import type { SourceSegment } from '@corner/contract/entities/record-sources.ts'
import { type RawBuilder, sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { HOURS_ASLEEP, HOURS_LONG } from './sql-values.ts'

/** Days of one athlete, both ends included, with whose records count on them. */
export interface PersonalWindow {
  user_id: string
  from: CalendarDay
  until: CalendarDay
  segments: readonly SourceSegment[]
}

/** One record a day: nearly fourteen years. */
const MAX_DAYS = 5_000
/** More than five a day for a year. */
const MAX_WORKOUTS = 2_000

/** The newest records of a window, oldest first. */
export interface Newest<R> {
  records: R[]
  /** Whether the window holds older ones, which are left out. */
  truncated: boolean
}

/** @param rows newest first, one more than `most` when there are more */
function newest<R>(rows: readonly R[], most: number): Newest<R> {
  return { records: rows.slice(0, most).reverse(), truncated: rows.length > most }
}

export interface OwnRecovery {
  date: CalendarDay
  hrv_rmssd_milli: number | null
  recovery_score: number | null
  resting_heart_rate: number | null
  hrv_sdnn_milli: number | null
  sleep_duration_milli: number | null
  skin_temp_deviation_celsius: number | null
  stored_at: Date
}

/** A measure of a morning that not every maker gives. */
const other = (key: OtherValueKey) => sql`(other_values ->> ${sql.lit(key)})::float8 as ${sql.ref(key)}`
const OTHERS = sql.join((['hrv_sdnn_milli', 'sleep_duration_milli', 'skin_temp_deviation_celsius'] as const).map(other))

/** Of two recoveries of one day the one with a score counts. */
export async function findOwnRecoveries(db: VisibleDatabase, window: PersonalWindow): Promise<Newest<OwnRecovery>> {
  const { rows } = await sql<OwnRecovery>`
    select distinct on (date) date, hrv_rmssd_milli, recovery_score, resting_heart_rate, ${OTHERS}, stored_at
    from recoveries
    where ${within(window)} order by date desc, recovery_score desc nulls last limit ${MAX_DAYS + 1}`.execute(db)
  return newest(rows, MAX_DAYS)
}

export interface OwnNight {
  date: CalendarDay
  total_light_sleep_time_milli: number | null
  total_slow_wave_sleep_time_milli: number | null
  total_rem_sleep_time_milli: number | null
  hours_asleep: number | null
  stored_at: Date
}

/** Main sleeps; of two that ended on one day the longest. */
export async function findOwnNights(db: VisibleDatabase, window: PersonalWindow): Promise<Newest<OwnNight>> {
  const { rows } = await sql<OwnNight>`
    select distinct on (date) date, total_light_sleep_time_milli, total_slow_wave_sleep_time_milli,
      total_rem_sleep_time_milli, ${sql.raw(HOURS_ASLEEP)} as hours_asleep, stored_at
    from sleeps where ${within(window)} and not nap
    order by date desc, hours_asleep desc nulls last limit ${MAX_DAYS + 1}`.execute(db)
  return newest(rows, MAX_DAYS)
}

export interface OwnActivity {
  date: CalendarDay
  strain: number | null
  kilojoule: number | null
  average_heart_rate: number | null
  max_heart_rate: number | null
  /** null: still in progress. */
  duration_hours: number | null
  stored_at: Date
}

const DURATION_HOURS = `${HOURS_LONG} as duration_hours`
const ACTIVITY = sql.raw(`date, strain, kilojoule, average_heart_rate, max_heart_rate, stored_at, ${DURATION_HOURS}`)

/** Cycles; of two of one day the one with more strain. */
export async function findOwnCycles(db: VisibleDatabase, window: PersonalWindow): Promise<Newest<OwnActivity>> {
  const { rows } = await sql<OwnActivity>`
    select distinct on (date) ${ACTIVITY} from cycles
    where ${within(window)} order by date desc, strain desc nulls last limit ${MAX_DAYS + 1}`.execute(db)
  return newest(rows, MAX_DAYS)
}

export interface OwnWorkout extends OwnActivity {
  sport_name: string
  zone_durations: Record<string, number> | null
  start_at: Date
  timezone_offset: string
  distance_meter: number | null
  provider: string
}

export async function findOwnWorkouts(db: VisibleDatabase, window: PersonalWindow): Promise<Newest<OwnWorkout>> {
  const { rows } = await sql<OwnWorkout>`
    select ${ACTIVITY}, sport_name, zone_durations, start_at, timezone_offset, distance_meter, provider
    from workouts where ${within(window)}
    order by start_at desc limit ${MAX_WORKOUTS + 1}`.execute(db)
  return newest(rows, MAX_WORKOUTS)
}

/** Only the lengths of the newest workouts, oldest first, which an athlete's page sums up. */
export async function findWorkoutHours(
  db: VisibleDatabase,
  window: PersonalWindow,
): Promise<{ date: CalendarDay; duration_hours: number | null }[]> {
  const { rows } = await sql<{ date: CalendarDay; duration_hours: number | null }>`
    select date, ${sql.raw(DURATION_HOURS)} from workouts where ${within(window)}
    order by start_at desc limit ${MAX_WORKOUTS}`.execute(db)
  return rows.reverse()
}

function within({ user_id, from, until, segments }: PersonalWindow) {
  return sql`user_id = ${user_id} and ${ofSources(segments)} and date >= ${from}::date and date <= ${until}::date`
}

/** Whether the maker of a record counts on its day. */
function ofSources(segments: readonly SourceSegment[]): RawBuilder<boolean> {
  const [first, ...changes] = segments
  const counts = sql.join(
    changes.map(({ provider, from }) => sql`when date >= ${from}::date then ${provider}`).reverse(),
    sql` `,
  )
  const [{ provider } = { provider: '' }] = [first]
  return changes.length === 0
    ? sql<boolean>`provider = ${provider}`
    : sql<boolean>`provider = case ${counts} else ${provider} end`
}

/** Tolerance for a clock that is wrong by some hours. */
const AHEAD_MS = 86_400_000

/**
 * The offset of the newest cycle that is not in the future, of any provider: the wearers' last known time zones, by user id; of
 * those who have a cycle.
 */
export async function findNewestOffsets(
  db: VisibleDatabase,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const newest = await db
    .selectFrom('cycles')
    .distinctOn('user_id')
    .select(['user_id', 'timezone_offset'])
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .where('start_at', '<=', new Date(now.getTime() + AHEAD_MS))
    .orderBy('user_id')
    .orderBy('start_at', 'desc')
    .execute()
  return new Map(newest.map(({ user_id, timezone_offset }) => [user_id, timezone_offset]))
}
