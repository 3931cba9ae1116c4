import type { ActivityDay, Nap, Night, RecoveryDay, Workout } from '@corner/analytics/query/day-records.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import { minutesInZones } from './minutes-in-zones.ts'
import { SERIES_READINGS } from './series-readings.ts'
import { clockHoursOf, HOURS_ASLEEP, hoursOf, MINUTES_LONG } from './sql-values.ts'

/** How the records of a series are read, with an SQL expression for each field. */
export interface RecordReading<Field extends string = string> {
  table: string
  condition: string
  /** Of several rows of one day, the one with the highest of this field counts; null: each row counts, by its beginning. */
  oneADay: string | null
  /** What every screen shows: columns of the table's covering index. */
  shown: Partial<Record<Field, string>>
  /** What is read beside it where the series is wanted in full. */
  further: Partial<Record<Field, string>>
  /** What is made here of a value as it is stored, where SQL would take longer. */
  made?: { [F in Field]?: (stored: never) => unknown }
}

/** So that no field of a record is forgotten. */
type Fields<R> = Record<Exclude<keyof R, 'date'>, string>
type Further<R, S extends { fields: object }> = Omit<Fields<R>, keyof S['fields']>

const { recovery, sleep, activity } = SERIES_READINGS
const shownOf = ({ table, condition, value, fields }: (typeof SERIES_READINGS)[keyof typeof SERIES_READINGS]) => ({
  ...{ table, condition, oneADay: value, shown: fields },
})

const RECOVERY: Further<RecoveryDay, typeof recovery> = {
  spo2_percentage: 'spo2_percentage',
  skin_temp_celsius: 'skin_temp_celsius',
}

const SLEEP: Further<Night, typeof sleep> = {
  light_hours: hoursOf('total_light_sleep_time_milli'),
  deep_hours: hoursOf('total_slow_wave_sleep_time_milli'),
  rem_hours: hoursOf('total_rem_sleep_time_milli'),
  awake_hours: hoursOf('total_awake_time_milli'),
  in_bed_hours: hoursOf('total_in_bed_time_milli'),
  bed_clock_hours: clockHoursOf('start_at'),
  wake_clock_hours: clockHoursOf('end_at'),
  need_hours: hoursOf('sleep_need_milli'),
  respiratory_rate: 'respiratory_rate',
  disturbance_count: 'disturbance_count',
  sleep_cycle_count: 'sleep_cycle_count',
}

const ACTIVITY: Further<ActivityDay, typeof activity> = { kilojoule: 'kilojoule' }

const NAPS: Fields<Nap> = { hours: HOURS_ASLEEP }

const WORKOUTS: Fields<Workout> = {
  sport: 'sport_name',
  minutes: MINUTES_LONG,
  strain: 'strain',
  kilojoule: 'kilojoule',
  average_heart_rate: 'average_heart_rate',
  max_heart_rate: 'max_heart_rate',
  zone_minutes: 'zone_durations',
  distance_meter: 'distance_meter',
}

export const RECORD_READINGS: Record<RecordSeries, RecordReading> = {
  recovery: { ...shownOf(recovery), further: RECOVERY },
  sleep: { ...shownOf(sleep), further: SLEEP },
  activity: { ...shownOf(activity), further: ACTIVITY },
  naps: { table: 'sleeps', condition: 'nap', oneADay: null, shown: {}, further: NAPS },
  workouts: {
    ...{ table: 'workouts', condition: 'true', oneADay: null, shown: {}, further: WORKOUTS },
    made: { zone_minutes: minutesInZones },
  },
}
