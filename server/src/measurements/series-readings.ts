import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { HOURS_ASLEEP } from './sql-values.ts'
import { columnOf } from './stored-columns.ts'

/** How a series is read, with an SQL expression for each field. */
interface SeriesReading<DayRecord> {
  table: string
  condition: string
  /**
   * The field that the series is about. Of two rows of one day, the one with the higher value counts: the longest sleep, the
   * cycle with more strain.
   */
  value: keyof DayRecord & string
  fields: { [Field in Exclude<keyof DayRecord, 'date'>]: string }
}

const RECOVERY: SeriesReading<RecoveryRecord> = {
  table: 'recoveries',
  condition: 'true',
  value: 'recovery_score',
  fields: {
    recovery_score: columnOf(RECOVERY_METRICS.recovery),
    resting_heart_rate: columnOf(RECOVERY_METRICS.resting_heart_rate),
    hrv_rmssd_milli: columnOf(RECOVERY_METRICS.hrv),
  },
}

const SLEEP: SeriesReading<SleepRecord> = {
  table: 'sleeps',
  condition: 'not nap',
  value: 'total_duration_hours',
  fields: {
    total_duration_hours: HOURS_ASLEEP,
    sleep_quality_score: columnOf(NIGHT_METRICS.sleep_quality),
    sleep_efficiency: columnOf(NIGHT_METRICS.sleep_efficiency),
    sleep_consistency_percentage: columnOf(NIGHT_METRICS.sleep_consistency),
  },
}

const ACTIVITY: SeriesReading<ActivityRecord> = {
  table: 'cycles',
  condition: 'true',
  value: 'strain_score',
  fields: {
    strain_score: columnOf(DAY_METRICS.strain),
    average_heart_rate: columnOf(DAY_METRICS.average_heart_rate),
    max_heart_rate: columnOf(DAY_METRICS.max_heart_rate),
  },
}

/** The scores of a day that every screen shows: all of them columns of their tables' covering indexes. */
export const SERIES_READINGS = { recovery: RECOVERY, sleep: SLEEP, activity: ACTIVITY }
export type SeriesKind = keyof typeof SERIES_READINGS
