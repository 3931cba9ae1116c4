import type { ActivityDay, Nap, Night, RecoveryDay, Workout } from '@corner/analytics/athlete/day-records.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { WORKOUT_METRICS } from '@corner/contract/metrics/of-workouts.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import { minutesInZones } from './minutes-in-zones.ts'
import { SERIES_READINGS } from './series-readings.ts'
import { clockHoursOf, HOURS_ASLEEP, hoursOf, MINUTES_LONG } from './sql-values.ts'
import { columnOf } from './stored-columns.ts'

/** How the records of a series are read, with an SQL expression for each field. */
export interface RecordReading<Field extends string = string> {
  table: string
  condition: string
  /**
   * Of several rows of one day, the one with the highest value of this field counts; null: each row counts, ordered by its
   * start.
   */
  oneADay: string | null
  /** What every screen shows: columns of the table's covering index. */
  shown: Partial<Record<Field, string>>
  /** Additional fields, read where the full series is wanted. */
  further: Partial<Record<Field, string>>
  /** Conversions of a stored value that are faster here than in SQL. */
  made?: { [F in Field]?: (stored: never) => unknown }
}

/** A type check that no field of a record is missing. */
type Fields<R> = Record<Exclude<keyof R, 'date'>, string>
type Further<R, S extends { fields: object }> = Omit<Fields<R>, keyof S['fields']>

const { recovery, sleep, activity } = SERIES_READINGS
const shownOf = ({ table, condition, value, fields }: (typeof SERIES_READINGS)[keyof typeof SERIES_READINGS]) => ({
  table,
  condition,
  oneADay: value,
  shown: fields,
})

const RECOVERY: Further<RecoveryDay, typeof recovery> = {
  spo2_percentage: columnOf(RECOVERY_METRICS.blood_oxygen),
  skin_temp_celsius: columnOf(RECOVERY_METRICS.skin_temperature),
  other_values: columnOf(RECOVERY_METRICS.hrv_sdnn),
}

const SLEEP: Further<Night, typeof sleep> = {
  light_hours: hoursOf(columnOf(NIGHT_METRICS.light_sleep)),
  deep_hours: hoursOf(columnOf(NIGHT_METRICS.deep_sleep)),
  rem_hours: hoursOf(columnOf(NIGHT_METRICS.rem_sleep)),
  awake_hours: hoursOf(columnOf(NIGHT_METRICS.awake_time)),
  in_bed_hours: hoursOf(columnOf(NIGHT_METRICS.time_in_bed)),
  bed_clock_hours: clockHoursOf('start_at'),
  wake_clock_hours: clockHoursOf('end_at'),
  need_hours: hoursOf(columnOf(NIGHT_METRICS.sleep_need)),
  respiratory_rate: columnOf(NIGHT_METRICS.respiratory_rate),
  disturbance_count: columnOf(NIGHT_METRICS.disturbances),
  sleep_cycle_count: columnOf(NIGHT_METRICS.sleep_cycles),
}

const ACTIVITY: Further<ActivityDay, typeof activity> = { kilojoule: columnOf(DAY_METRICS.energy) }

const NAPS: Fields<Nap> = { hours: HOURS_ASLEEP }

const WORKOUTS: Fields<Workout> = {
  sport: columnOf(WORKOUT_METRICS.workouts),
  minutes: MINUTES_LONG,
  strain: columnOf(WORKOUT_METRICS.workout_strain),
  kilojoule: columnOf(WORKOUT_METRICS.workout_energy),
  average_heart_rate: columnOf(WORKOUT_METRICS.workout_average_heart_rate),
  max_heart_rate: columnOf(WORKOUT_METRICS.workout_max_heart_rate),
  zone_minutes: columnOf(WORKOUT_METRICS.high_zones),
  distance_meter: columnOf(WORKOUT_METRICS.distance),
}

export const RECORD_READINGS: Record<RecordSeries, RecordReading> = {
  recovery: { ...shownOf(recovery), further: RECOVERY },
  sleep: { ...shownOf(sleep), further: SLEEP },
  activity: { ...shownOf(activity), further: ACTIVITY },
  naps: { table: 'sleeps', condition: 'nap', oneADay: null, shown: {}, further: NAPS },
  workouts: {
    table: 'workouts',
    condition: 'true',
    oneADay: null,
    shown: {},
    further: WORKOUTS,
    made: { zone_minutes: minutesInZones },
  },
}
