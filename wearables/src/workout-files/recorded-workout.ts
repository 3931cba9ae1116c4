import { kilojouleOf } from '../kilojoules.ts'
import { exportId } from '../own-export/export-ids.ts'
import { ExportRefused } from '../own-export/export-refused.ts'
import type { WorkoutRecord } from '../records.ts'

/** A workout of a file, in our units; null: the file does not tell. No route, no name, no note. */
export interface RecordedWorkout {
  start: Date
  end: Date
  /** `+hh:mm`; null: the file has its times in UTC, and names no other. */
  offset: string | null
  sport: string
  averageHeartRate: number | null
  maxHeartRate: number | null
  kilocalories: number | null
  distanceMeter: number | null
  ascentMeter: number | null
  zoneDurations: Record<string, number> | null
}

/** A race in parts has some. */
const MOST_TRAININGS = 1000

/** @throws ExportRefused for a file with more trainings than anybody puts into one */
export function checkTrainings(count: number, file: string): void {
  if (count > MOST_TRAININGS) throw new ExportRefused({ file }, `holds more than ${MOST_TRAININGS} trainings`)
}

const EARLIEST = Date.UTC(1990, 0)
/** A clock may be wrong by some hours, but not by a day. */
const TOLERANCE_MS = 86_400_000
/** Races over several days are recorded in one file. */
const LONGEST_MS = 14 * 86_400_000

/** @throws ExportRefused for times that cannot be those of a training */
export function checkTimes({ start, end }: RecordedWorkout, file: string, now: Date): void {
  const [from, until] = [start.getTime(), end.getTime()]
  if (!(from >= EARLIEST) || !(until >= from) || until - from > LONGEST_MS)
    throw new ExportRefused({ file }, 'has no readable beginning and end')
  if (until > now.getTime() + TOLERANCE_MS) throw new ExportRefused({ file }, 'lies in the future')
}

/** More than a person does in two weeks is a slip of whoever wrote it. */
const MOST = { kilocalories: 150_000, meters: 8_000_000, ascent: 150_000 }
const upTo = (most: number, value: number | null) => (value !== null && value <= most ? value : null)

/** Trainings have no strain: that is WHOOP's own measure. */
export function workoutRecord(workout: RecordedWorkout, format: string, timezoneOffset: string): WorkoutRecord {
  const { start, end, offset, sport, ...told } = workout
  const values = {
    average_heart_rate: told.averageHeartRate,
    max_heart_rate: told.maxHeartRate,
    kilojoule: kilojouleOf(upTo(MOST.kilocalories, told.kilocalories)),
    distance_meter: upTo(MOST.meters, told.distanceMeter),
    altitude_gain_meter: upTo(MOST.ascent, told.ascentMeter),
    zone_durations: told.zoneDurations,
  }
  return {
    provider_id: exportId('workout', start, sport),
    updated_at: end,
    raw: { format, sport, offset, ...told },
    start_at: start,
    end_at: end,
    timezone_offset: offset ?? timezoneOffset,
    sport_name: sport,
    score_state: Object.values(values).some((value) => value !== null) ? 'SCORED' : 'UNSCORABLE',
    strain: null,
    percent_recorded: null,
    altitude_change_meter: null,
    ...values,
  }
}

/** Files write 0 for what was not measured. */
export function aboveZero(value: number | null | undefined): number | null {
  return value != null && value > 0 && Number.isFinite(value) ? value : null
}

/** Beats a minute; null: outside of what a heart does. */
export function heartRateOf(value: number | null | undefined): number | null {
  return value != null && value >= 20 && value <= 250 ? value : null
}
