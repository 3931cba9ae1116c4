import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import { HOURS_ASLEEP } from './sql-values.ts'

/** How a series is read, with an SQL expression for each field. */
interface SeriesReading<DayRecord> {
  table: string
  condition: string
  /** What the series is about. Of two rows of one day, the one with more of it counts: the longest sleep, the fuller cycle. */
  value: keyof DayRecord & string
  fields: { [Field in Exclude<keyof DayRecord, 'date'>]: string }
}

const RECOVERY: SeriesReading<RecoveryRecord> = {
  table: 'recoveries',
  condition: 'true',
  value: 'recovery_score',
  fields: {
    recovery_score: 'recovery_score',
    resting_heart_rate: 'resting_heart_rate',
    hrv_rmssd_milli: 'hrv_rmssd_milli',
  },
}

const SLEEP: SeriesReading<SleepRecord> = {
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

const ACTIVITY: SeriesReading<ActivityRecord> = {
  table: 'cycles',
  condition: 'true',
  value: 'strain_score',
  fields: {
    strain_score: 'strain',
    average_heart_rate: 'average_heart_rate',
    max_heart_rate: 'max_heart_rate',
  },
}

/** The scores of a day that every screen shows: all of them columns of their tables' covering indexes. */
export const SERIES_READINGS = { recovery: RECOVERY, sleep: SLEEP, activity: ACTIVITY }
export type SeriesKind = keyof typeof SERIES_READINGS
