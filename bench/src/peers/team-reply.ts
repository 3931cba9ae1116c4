import type { SeriesKind } from '@corner/server/measurements/series-readings.ts'

/** An athlete with their rows of one table, as an object mapper returns them. */
export interface LoadedAthlete {
  id: string
  first_name: string
  last_name: string
  /** Of their link; absent: never linked. */
  provider: string | undefined
  rows: readonly Row[]
}

/** Columns by name; a bigint may come as text. */
export type Row = { date: string } & Record<string, unknown>

/** For each series its fields, the first the one that it is about. */
const FIELDS: Record<SeriesKind, Record<string, (row: Row) => number | null>> = {
  recovery: {
    recovery_score: (row) => number(row.recovery_score),
    resting_heart_rate: (row) => number(row.resting_heart_rate),
    hrv_rmssd_milli: (row) => number(row.hrv_rmssd_milli),
  },
  sleep: {
    total_duration_hours: hoursAsleep,
    sleep_quality_score: (row) => number(row.sleep_performance_percentage),
    sleep_efficiency: (row) => number(row.sleep_efficiency_percentage),
    sleep_consistency_percentage: (row) => number(row.sleep_consistency_percentage),
  },
  activity: {
    strain_score: (row) => number(row.strain),
    average_heart_rate: (row) => number(row.average_heart_rate),
    max_heart_rate: (row) => number(row.max_heart_rate),
  },
}

/** The columns that a series needs, apart from user and date. */
export const COLUMNS: Record<SeriesKind, readonly string[]> = {
  recovery: ['recovery_score', 'resting_heart_rate', 'hrv_rmssd_milli'],
  sleep: [
    'total_light_sleep_time_milli',
    'total_slow_wave_sleep_time_milli',
    'total_rem_sleep_time_milli',
    'sleep_performance_percentage',
    'sleep_efficiency_percentage',
    'sleep_consistency_percentage',
  ],
  activity: ['strain', 'average_heart_rate', 'max_heart_rate'],
}

const byName = new Intl.Collator('en')

/** The reply of Corner's `athletes-*` calls, as both peers make it from their rows. */
export function teamReply(kind: SeriesKind, loaded: readonly LoadedAthlete[], today: string, from: string) {
  const athletes = loaded
    .map((athlete) => ({ ...athlete, name: `${athlete.first_name} ${athlete.last_name}`.trim() }))
    .sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.id, b.id))
  const data = athletes.map(({ id, name, first_name, provider, rows }) => ({
    athlete_id: id,
    athlete_name: name,
    first_name,
    whoop_connected: provider !== undefined,
    provider: provider ?? null,
    [`${kind}_data`]: rows.map((row) => recordOf(kind, row)),
  }))
  const [value = ''] = Object.keys(FIELDS[kind])
  return {
    summary: {
      total_athletes: athletes.length,
      athletes_with_data: athletes.filter(({ rows }) => rows.some((row) => FIELDS[kind][value]?.(row) !== null)).length,
      timezone_offset: '+00:00',
      today,
      from,
    },
    athletes_data: data,
  }
}

function recordOf(kind: SeriesKind, row: Row) {
  const record: Record<string, string | number | null> = { date: row.date }
  for (const [field, read] of Object.entries(FIELDS[kind])) record[field] = read(row)
  return record
}

/** Four decimals, a half to the even neighbour as PostgreSQL rounds. */
function hoursAsleep(row: Row): number | null {
  const parts = COLUMNS.sleep.slice(0, 3).map((column) => number(row[column]))
  if (parts.includes(null)) return null
  const units = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) / 360
  const rounded = Math.round(units)
  return (units % 1 === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded) / 10_000
}

const number = (value: unknown) => (value === null || value === undefined ? null : Number(value))
