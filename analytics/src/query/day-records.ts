import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import type { AthleteRecords } from '../athlete-records.ts'

/**
 * Everything of an athlete that a query can ask about: `AthleteRecords` with more fields and two more series. A field or a series that
 * was not read may be absent, so every `AthleteRecords` is one of these, and what is absent has no value: it is never 0.
 */
export interface DayRecords extends Omit<AthleteRecords, 'recovery_data' | 'sleep_data' | 'activity_data'> {
  recovery_data: readonly RecoveryDay[]
  /** Main sleeps, one a wake day. */
  sleep_data: readonly Night[]
  activity_data: readonly ActivityDay[]
  /** Absent: naps were not read, and nobody knows how many there were. */
  naps?: readonly Nap[] | undefined
  /** Absent: workouts were not read. */
  workouts?: readonly Workout[] | undefined
}

type Value = number | null | undefined

export interface RecoveryDay extends RecoveryRecord {
  /** Blood oxygen, percent. */
  spo2_percentage?: Value
  /** °C. */
  skin_temp_celsius?: Value
}

export interface Night extends SleepRecord {
  light_hours?: Value
  /** Slow wave sleep. */
  deep_hours?: Value
  rem_hours?: Value
  /** Awake while in bed. */
  awake_hours?: Value
  in_bed_hours?: Value
  /** When the night began, in hours after midnight on the wearer's clock, 0 to below 24: 23.5 is 23:30, 0.25 is 00:15. */
  bed_clock_hours?: Value
  /** When it ended, in the same way. */
  wake_clock_hours?: Value
  /** The sleep that the provider says was needed, with what was missing before and what naps gave. */
  need_hours?: Value
  /** Breaths a minute. */
  respiratory_rate?: Value
  disturbance_count?: Value
  /** How often the athlete went through the stages of sleep. */
  sleep_cycle_count?: Value
}

export interface ActivityDay extends ActivityRecord {
  /** Energy of the whole day. */
  kilojoule?: Value
}

export interface Nap {
  /** The day on which it ended, in the wearer's zone. */
  date: CalendarDay
  /** Light + slow wave + REM. */
  hours: number | null
}

export interface Workout {
  date: CalendarDay
  /** The provider's word, `wrestling`. */
  sport: string
  /** From its beginning to its end. */
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
