import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import { type RawBuilder, sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'

/** How a series is read: only from columns of its table's covering index, so that the rows stay untouched. */
interface Reading<DayRecord> {
  table: string
  condition: string
  /** What the series is about. Of two rows of one day, the one with more of it counts: the longest sleep, the fuller cycle. */
  value: keyof DayRecord
  fields: { [Field in Exclude<keyof DayRecord, 'date'>]: string }
}

const RECOVERY: Reading<RecoveryRecord> = {
  table: 'recoveries',
  condition: 'true',
  value: 'recovery_score',
  fields: {
    recovery_score: 'recovery_score',
    resting_heart_rate: 'resting_heart_rate',
    hrv_rmssd_milli: 'hrv_rmssd_milli',
  },
}

/** Hours from milliseconds, with four decimals: a third of a second. */
export const HOURS_ASLEEP = `round((total_light_sleep_time_milli + total_slow_wave_sleep_time_milli + total_rem_sleep_time_milli)
  / 360::float8) / 10000`

const SLEEP: Reading<SleepRecord> = {
  table: 'sleeps',
  condition: 'not nap',
  value: 'total_duration_hours',
  fields: {
    total_duration_hours: HOURS_ASLEEP,
    sleep_quality_score: 'sleep_performance_percentage',
    sleep_efficiency: 'sleep_efficiency_percentage',
    sleep_consistency_percentage: 'sleep_consistency_percentage',
  },
}

const ACTIVITY: Reading<ActivityRecord> = {
  table: 'cycles',
  condition: 'true',
  value: 'strain_score',
  fields: {
    strain_score: 'strain',
    average_heart_rate: 'average_heart_rate',
    max_heart_rate: 'max_heart_rate',
  },
}

const READINGS = { recovery: RECOVERY, sleep: SLEEP, activity: ACTIVITY }
export type SeriesKind = keyof typeof READINGS

export interface SeriesWindow {
  userIds: readonly string[]
  /** Whose scores: those of different makers are never mixed. */
  provider: string
  today: CalendarDay
  /** Calendar days, `today` the last. */
  days: number
  /** The newest day that the athletes can have lived: of those further east than `today` is counted the day after it. */
  until: CalendarDay
}

/** One athlete's days as the finished text of a JSON array, oldest first. */
export interface AthleteSeries {
  user_id: string
  series: string
  /** Whether any day carries the value that the series is about. */
  has_value: boolean
}

/**
 * A row for each athlete who has records in the window. The database joins the JSON as text. Measured with 40 athletes x 90
 * days: 5 ms, and 6 with one row a day; json_agg takes 9 to 12 ms, and moving the rows to build it here 5 before any building.
 */
export function seriesQuery(
  kind: SeriesKind,
  { userIds, provider, today, days, until }: SeriesWindow,
): RawBuilder<AthleteSeries> {
  const { table, condition, value, fields } = READINGS[kind]
  const columns = Object.entries(fields).map(([field, expression]) => `${expression} as ${field}`)
  const members = Object.keys(fields).map((field) => `',"${field}":' || coalesce(${field}::text, 'null')`)
  return sql<AthleteSeries>`
    select user_id, count(${sql.ref(value)}) > 0 as has_value,
      '[' || string_agg('{"date":"' || date || '"' || ${sql.raw(members.join(' || '))} || '}', ',' order by date) || ']' as series
    from (
      select distinct on (user_id, date) user_id, date, ${sql.raw(columns.join(', '))}
      from ${sql.table(table)}
      where user_id = any(${userIds}::uuid[]) and date > ${today}::date - ${days}::integer
        and date <= ${until}::date and provider = ${provider} and ${sql.raw(condition)}
      order by user_id, date, ${sql.ref(value)} desc nulls last
    ) as day
    group by user_id`
}

export async function findSeries(
  db: VisibleDatabase,
  kind: SeriesKind,
  window: SeriesWindow,
): Promise<AthleteSeries[]> {
  const { rows } = await seriesQuery(kind, window).execute(db)
  return rows
}
