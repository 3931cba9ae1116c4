import type { MeasureGroup } from '@corner/contract/entities/record-sources.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import type { RecordBatch, RecordKind } from '@corner/wearables/records.ts'

/** The records that a group of measures lies in. */
export interface GroupRecords {
  kind: RecordKind
  table: keyof RecordBatch
  /**
   * A record belongs to the group if it has one of these; null: each does. The cycles of some makers only give days their
   * sleep, and measure nothing of the day.
   */
  measures: readonly string[] | null
}

export const GROUP_RECORDS: Readonly<Record<MeasureGroup, GroupRecords>> = {
  recovery: {
    kind: 'recovery',
    table: 'recoveries',
    measures: [
      'recovery_score',
      'resting_heart_rate',
      'hrv_rmssd_milli',
      'spo2_percentage',
      'skin_temp_celsius',
      'other_values',
    ],
  },
  sleep: { kind: 'sleep', table: 'sleeps', measures: null },
  activity: {
    kind: 'cycle',
    table: 'cycles',
    measures: ['strain', 'kilojoule', 'average_heart_rate', 'max_heart_rate'],
  },
  workouts: { kind: 'workout', table: 'workouts', measures: null },
}

/** Whose maker decides whose records of a series are read: naps are a part of sleep. */
export const GROUP_OF: Readonly<Record<RecordSeries, MeasureGroup>> = {
  recovery: 'recovery',
  sleep: 'sleep',
  activity: 'activity',
  naps: 'sleep',
  workouts: 'workouts',
}
