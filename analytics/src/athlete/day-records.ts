import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { OtherValueKey } from '@corner/contract/constants/other-values.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import type { AthleteRecords } from './athlete-records.ts'

/**
 * All records of an athlete that a query can use: `AthleteRecords` with more fields and two more series. A field or
 * series that was not loaded may be absent, so every `AthleteRecords` is valid; absent means no value, never 0.
 */
export interface DayRecords extends Omit<AthleteRecords, 'recovery_data' | 'sleep_data' | 'activity_data'> {
  recovery_data: readonly RecoveryDay[]
  /** Main sleeps, one per wake day. */
  sleep_data: readonly Night[]
  activity_data: readonly ActivityDay[]
  /** Absent: naps were not loaded, so their number is unknown. */
  naps?: readonly Nap[] | undefined
  /** Absent: workouts were not loaded. */
  workouts?: readonly Workout[] | undefined
}

type Value = number | null | undefined

export interface RecoveryDay extends RecoveryRecord {
  /** Blood oxygen, percent. */
  spo2_percentage?: Value
  /** °C. */
  skin_temp_celsius?: Value
  /** Measures and scores that have no field of their own, each with its own name and scale; null: none. */
  other_values?: Partial<Record<OtherValueKey, number>> | null | undefined
}

export interface Night extends SleepRecord {
  light_hours?: Value
  /** Slow wave sleep. */
  deep_hours?: Value
  rem_hours?: Value
  /** Awake while in bed. */
  awake_hours?: Value
  in_bed_hours?: Value
  /** Start of the night as a clock time in hours, 0 to below 24, in the athlete's zone: 23.5 is 23:30, 0.25 is 00:15. */
  bed_clock_hours?: Value
  /** End of the night, in the same format. */
  wake_clock_hours?: Value
  /** The provider's estimate of the sleep needed, including sleep debt and naps. */
  need_hours?: Value
  /** Breaths a minute. */
  respiratory_rate?: Value
  disturbance_count?: Value
  /** Number of sleep cycles. */
  sleep_cycle_count?: Value
}

export interface ActivityDay extends ActivityRecord {
  /** Energy of the whole day. */
  kilojoule?: Value
}

export interface Nap {
  /** The day on which it ended, in the athlete's zone. */
  date: CalendarDay
  /** Light + slow wave + REM. */
  hours: number | null
}

export interface Workout {
  date: CalendarDay
  /** The provider's name, such as `wrestling`. */
  sport: string
  /** From start to end. */
  minutes: number | null
  /** 0 to 21. */
  strain: number | null
  kilojoule: number | null
  /** bpm. */
  average_heart_rate: number | null
  max_heart_rate: number | null
  /** Minutes in the heart rate zones 0 to 5, in this order. */
  zone_minutes: readonly (number | null)[]
  distance_meter: number | null
}
