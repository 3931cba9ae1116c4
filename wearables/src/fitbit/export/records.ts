import type { CalendarDay } from '../../calendar.ts'
import type { ExportDay, ExportSleep } from '../../export-files/export-days.ts'
import { knownValues } from '../../known-values.ts'
import { exportId } from '../../own-export/export-ids.ts'
import type { WorkoutRecord } from '../../records.ts'
import type { FitbitExercise } from './exercises.ts'
import type { NightTemperature } from './morning-rows.ts'
import type { FitbitSleep } from './sleeps.ts'

/** What a Takeout tells of one day. */
export interface FitbitParts {
  sleeps: readonly FitbitSleep[]
  /** Of the main one. */
  score: number | null
  hrv: number | null
  respiration: number | null
  spo2: number | null
  readiness: number | null
  resting_heart_rate: number | null
  temperature: NightTemperature | null
}

/** The day's main sleep: of those that are no naps, the longest. */
export function mainSleep(sleeps: readonly FitbitSleep[]): FitbitSleep | undefined {
  const asleep = (sleep: FitbitSleep) => sleep.minutes_asleep ?? (sleep.end - sleep.start) / MINUTE_MS
  return sleeps
    .filter(({ is_main }) => is_main !== false)
    .toSorted((a, b) => asleep(b) - asleep(a) || a.start - b.start)[0]
}

export function exportDayOf(day: CalendarDay, parts: FitbitParts, offset: string): ExportDay {
  const { sleeps, temperature, ...values } = parts
  const main = mainSleep(sleeps)
  return {
    day,
    timezone_offset: offset,
    night: main ? sleepRecordOf(main, parts.respiration) : null,
    naps: sleeps.filter((sleep) => sleep !== main).map((nap) => sleepRecordOf(nap, null)),
    morning: {
      resting_heart_rate: parts.resting_heart_rate,
      hrv_rmssd_milli: parts.hrv,
      spo2_percentage: parts.spo2,
      skin_temp_celsius: temperature?.celsius ?? null,
      other_values: knownValues({
        skin_temp_deviation_celsius: temperature?.deviation ?? null,
        sleep_duration_milli: main && !main.stages ? milli(main.minutes_asleep) : null,
        respiratory_rate: main ? null : parts.respiration, // of a night with times, it is in its sleep
        fitbit_sleep_score: parts.score,
        fitbit_readiness: parts.readiness,
      }),
    },
    kilojoule: null,
    raw: { day, sleeps, temperature, ...values },
  }
}

const MINUTE_MS = 60_000
const milli = (minutes: number | null) => (minutes === null ? null : Math.round(minutes * MINUTE_MS))

function sleepRecordOf(sleep: FitbitSleep, respiration: number | null): ExportSleep {
  const { stages } = sleep
  return {
    start_at: new Date(sleep.start),
    end_at: new Date(sleep.end),
    timezone_offset: sleep.offset,
    raw: sleep,
    total_in_bed_time_milli: milli(sleep.minutes_in_bed),
    total_awake_time_milli: milli(stages?.wake ?? sleep.minutes_awake),
    total_light_sleep_time_milli: milli(stages?.light ?? null),
    total_slow_wave_sleep_time_milli: milli(stages?.deep ?? null),
    total_rem_sleep_time_milli: milli(stages?.rem ?? null),
    respiratory_rate: respiration,
    sleep_efficiency_percentage: sleep.efficiency,
  }
}

/** @param offset the athlete's, for an exercise that names none */
export function workoutOf(exercise: FitbitExercise, offset: string): Omit<WorkoutRecord, 'updated_at'> {
  const { id: _, start, end, offset: given, sport, ...values } = exercise
  const start_at = new Date(start)
  return {
    // Its two lists have different numbers for the same exercise.
    provider_id: exportId('workout', start_at),
    raw: exercise,
    start_at,
    end_at: new Date(end),
    timezone_offset: given ?? offset,
    sport_name: sport,
    score_state: Object.values(values).some((value) => value !== null) ? 'SCORED' : 'UNSCORABLE',
    strain: null,
    percent_recorded: null,
    altitude_gain_meter: null,
    altitude_change_meter: null,
    zone_durations: null,
    ...values,
  }
}
