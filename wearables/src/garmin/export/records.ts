import { type CalendarDay, localDay } from '../../calendar.ts'
import { type ExportDay, type ExportSleep, isFuture, withVersion } from '../../export-files/export-days.ts'
import type { SkippedParts } from '../../export-files/skipped-parts.ts'
import { kilojouleOf } from '../../kilojoules.ts'
import { knownValues } from '../../known-values.ts'
import { EXPORT_ID_PREFIX } from '../../own-export/export-ids.ts'
import type { WorkoutRecord } from '../../records.ts'
import type { GarminActivity } from './activities.ts'
import type { GarminDay } from './day-rows.ts'
import type { GarminHealth } from './health-rows.ts'
import type { KnownOffsets } from './offsets.ts'
import type { GarminNight, GarminSpan } from './sleep-rows.ts'

/** What a Garmin export tells of one day. */
export interface GarminParts {
  night: GarminNight | null
  naps: readonly GarminSpan[]
  health: GarminHealth | null
  day: GarminDay | null
}

export function exportDayOf(day: CalendarDay, parts: GarminParts, offsets: KnownOffsets): ExportDay {
  const { night, health } = parts
  const sleep = night?.span ? nightSleep(night, night.span, health, offsets.ofNight(day, night.span.end)) : null
  const { offset_at_start: _, offset_at_end: __, ...measured } = parts.day ?? {}
  return {
    day,
    timezone_offset: offsets.ofDay(day),
    night: sleep,
    naps: parts.naps.map((nap) => napOf(nap, offsets)),
    morning: {
      resting_heart_rate: parts.day?.resting_heart_rate ?? null,
      hrv_rmssd_milli: health?.hrv ?? null,
      spo2_percentage: health?.spo2 ?? night?.spo2 ?? null,
      skin_temp_celsius: health?.skin_temperature ?? null,
      other_values: knownValues({
        skin_temp_deviation_celsius: health?.skin_temperature_deviation ?? null,
        sleeping_heart_rate: health?.heart_rate ?? null,
        // Of a night with times, both are in its sleep.
        sleep_duration_milli: night && !sleep ? asleepMs(night) : null,
        respiratory_rate: sleep ? null : (health?.respiration ?? night?.respiration ?? null),
        garmin_sleep_score: night?.score ?? null,
        garmin_body_battery: parts.day?.body_battery ?? null,
      }),
    },
    kilojoule: kilojouleOf(parts.day?.kilocalories ?? null),
    raw: { day, night, health, measured: parts.day ? measured : null },
  }
}

const milli = (seconds: number | null) => (seconds === null ? null : Math.round(seconds * 1000))
const asleepMs = ({ light, deep, rem }: GarminNight) => Math.round(((light ?? 0) + (deep ?? 0) + (rem ?? 0)) * 1000)

/** From falling asleep to waking up: of time awake in bed before and after, Garmin's file knows nothing. */
function nightSleep(
  night: GarminNight,
  { start, end }: GarminSpan,
  health: GarminHealth | null,
  offset: string,
): ExportSleep {
  const lengthMs = end.getTime() - start.getTime()
  return {
    start_at: start,
    end_at: end,
    timezone_offset: offset,
    raw: night,
    total_in_bed_time_milli: lengthMs,
    total_awake_time_milli: milli(night.awake),
    total_no_data_time_milli: milli(night.unmeasurable),
    total_light_sleep_time_milli: milli(night.light),
    total_slow_wave_sleep_time_milli: milli(night.deep),
    total_rem_sleep_time_milli: milli(night.rem),
    respiratory_rate: night.respiration ?? health?.respiration ?? null,
    sleep_efficiency_percentage: Math.min(100, (asleepMs(night) / lengthMs) * 100),
  }
}

function napOf({ start, end }: GarminSpan, offsets: KnownOffsets): ExportSleep {
  return {
    start_at: start,
    end_at: end,
    timezone_offset: offsets.ofDay(localDay(end, '+00:00')),
    raw: { start, end },
    total_in_bed_time_milli: end.getTime() - start.getTime(),
  }
}

/** Those that lie in the future, and multisport activities whose parts are here, are not taken in. */
export function workoutsOf(
  activities: ReadonlyMap<string, GarminActivity>,
  offsets: KnownOffsets,
  now: Date,
  skipped: SkippedParts,
): WorkoutRecord[] {
  const parents = new Set([...activities.values()].map(({ parent_id }) => parent_id))
  return [...activities.values()]
    .sort((a, b) => a.start.getTime() - b.start.getTime() || (a.id < b.id ? -1 : 1))
    .filter((activity) => {
      const isAhead = isFuture(activity.end, now)
      if (isAhead) skipped.add('workouts', 'They lie in the future')
      else if (parents.has(activity.id)) skipped.add('multisport workouts', 'Their parts are taken in, each by itself')
      return !isAhead && !parents.has(activity.id)
    })
    .map((activity) => withVersion(activity.end, workoutOf(activity, offsets), now))
}

function workoutOf(activity: GarminActivity, offsets: KnownOffsets): Omit<WorkoutRecord, 'updated_at'> {
  const { id, start, end, offset, parent_id: _, sport, ...values } = activity
  return {
    provider_id: `${EXPORT_ID_PREFIX}workout:${id}`,
    raw: activity,
    start_at: start,
    end_at: end,
    timezone_offset: offset ?? offsets.ofDay(localDay(start, '+00:00')),
    sport_name: sport,
    score_state: Object.values(values).some((value) => value !== null) ? 'SCORED' : 'UNSCORABLE',
    strain: null,
    percent_recorded: null,
    altitude_change_meter: null,
    ...values,
  }
}
