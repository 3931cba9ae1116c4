import { kilojouleOf } from '../../kilojoules.ts'
import { exportId } from '../../own-export/export-ids.ts'
import { quoted } from '../../own-export/export-refused.ts'
import type { WorkoutRecord } from '../../records.ts'
import { UNTYPED_SPORT } from '../../untyped-sport.ts'
import { getInstant, getOffset, rawOf, readEnd, readNumber, readText, refuse } from './cells.ts'
import type { NumberColumn } from './columns.ts'
import type { ExportRow } from './table.ts'
import { millisecondsOf } from './units.ts'

/** A row of workouts.csv. A workout without strain, heart rate and zones is kept: it took place. */
export function workoutOfRow(row: ExportRow): WorkoutRecord {
  const timezone_offset = getOffset(row)
  const start_at = getInstant(row, 'workout_start', timezone_offset)
  const end_at = readEnd(row, 'workout_end', timezone_offset, start_at) ?? endByDuration(row, start_at)
  const sport_name = sportOf(row)
  const values = {
    strain: readNumber(row, 'activity_strain'),
    average_heart_rate: readNumber(row, 'average_heart_rate'),
    max_heart_rate: readNumber(row, 'max_heart_rate'),
    kilojoule: kilojouleOf(readNumber(row, 'energy_kcal')), // "(cal)" in the file (docs/reference/other-wearables.md#meaning)
    distance_meter: readNumber(row, 'distance_meter'),
    altitude_gain_meter: readNumber(row, 'altitude_gain_meter'),
    altitude_change_meter: readNumber(row, 'altitude_change_meter'),
    zone_durations: zoneDurations(row, end_at.getTime() - start_at.getTime()),
  }
  return {
    provider_id: exportId('workout', start_at, sport_name),
    updated_at: end_at,
    raw: rawOf(row),
    start_at,
    end_at,
    timezone_offset,
    sport_name,
    score_state: Object.values(values).some((value) => value !== null) ? 'SCORED' : 'UNSCORABLE',
    percent_recorded: null,
    ...values,
  }
}

const LONGEST_SPORT = 100 // characters; WHOOP's longest names have about 30

/** In the API's spelling. A workout without a name becomes an untyped one. */
function sportOf(row: ExportRow): string {
  const sport = readText(row, 'activity') ?? UNTYPED_SPORT
  if (sport.length > LONGEST_SPORT)
    refuse(row, 'activity', `${quoted(sport)} is longer than ${LONGEST_SPORT} characters`)
  return sport.toLowerCase()
}

/**
 * For an end column whose header is in an unknown language: start plus duration, which agrees within 1.5 min
 * (docs/reference/other-wearables.md#meaning).
 */
function endByDuration(row: ExportRow, start: Date): Date {
  const duration = millisecondsOf(readNumber(row, 'workout_min'))
  return duration === null ? refuse(row, 'workout_end', 'is blank') : new Date(start.getTime() + duration)
}

const ZONE_COLUMNS: Record<string, NumberColumn> = {
  zone_one_milli: 'zone_one',
  zone_two_milli: 'zone_two',
  zone_three_milli: 'zone_three',
  zone_four_milli: 'zone_four',
  zone_five_milli: 'zone_five',
}

/**
 * Percentages as times. They often add up to less than 100: the rest was below zone 1 and becomes zone zero, if all five
 * are known (docs/reference/other-wearables.md#meaning). Rounded percentages can slightly exceed 100; then there is no
 * rest. null: no zone is known.
 */
function zoneDurations(row: ExportRow, lengthMs: number): Record<string, number> | null {
  const known = Object.entries(ZONE_COLUMNS).flatMap(([zone, column]) => {
    const percent = readNumber(row, column)
    return percent === null ? [] : [{ zone, milliseconds: Math.round((percent / 100) * lengthMs) }]
  })
  if (known.length === 0) return null
  const durations = Object.fromEntries(known.map(({ zone, milliseconds }) => [zone, milliseconds]))
  if (known.length < Object.keys(ZONE_COLUMNS).length) return durations
  const rest = lengthMs - known.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  return { zone_zero_milli: Math.max(0, rest), ...durations }
}
