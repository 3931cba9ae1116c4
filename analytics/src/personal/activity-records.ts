import { CALORIES_PER_KILOJOULE, DAILY_CYCLE_SOURCE, DEFAULT_ACTIVITY_TYPE } from '@corner/contract/constants/charts.ts'

type Written = number | string | null | undefined

/**
 * A personal activity record as received: numbers may be text, and most fields may be missing
 * (docs/reference/metrics-and-rules.md#personal-records).
 */
export interface RawActivity {
  date: string
  /** Whose record it is, where the maker changes within the records. */
  maker?: string | undefined
  activity_type?: string | null
  strain?: Written
  kilojoule?: Written
  average_heart_rate?: Written
  max_heart_rate?: Written
  duration_hours?: Written
  zone_duration?: Record<string, number> | null
  calories_burned?: Written
  created_at?: string | null
  source?: string | null
}

/** An activity in the shape that the screens use (docs/reference/metrics-and-rules.md#personal-records). null: no value. */
export interface Activity {
  date: string
  maker?: string | undefined
  activity_type: string
  duration_minutes: number | null
  strain: number | null
  kilojoule: number | null
  average_heart_rate: number | null
  max_heart_rate: number | null
  calories_burned: number | null
  source: string
  created_at: string | null
  zone_duration: Record<string, number> | null
  /** No provider measures these yet, so they have no value (docs/reference/metrics-and-rules.md#personal-records). */
  distance_meter: null
  altitude_gain_meter: null
  percent_recorded: null
}

/**
 * Converts a received record to the shape of the screens. A missing or invalid value becomes null, never 0.
 * @returns minutes from hours and calories from kilojoules (x 0.239) where the record lacks them
 */
export function normalizeActivity(raw: RawActivity): Activity {
  const kilojoule = readNumber(raw.kilojoule)
  const hours = readNumber(raw.duration_hours)
  return {
    date: raw.date,
    ...(raw.maker !== undefined && { maker: raw.maker }),
    activity_type: raw.activity_type || DEFAULT_ACTIVITY_TYPE,
    duration_minutes: hours === null ? null : hours * 60,
    strain: readNumber(raw.strain),
    kilojoule,
    average_heart_rate: readNumber(raw.average_heart_rate),
    max_heart_rate: readNumber(raw.max_heart_rate),
    calories_burned:
      readNumber(raw.calories_burned) ?? (kilojoule === null ? null : kilojoule * CALORIES_PER_KILOJOULE),
    source: raw.source || DAILY_CYCLE_SOURCE,
    created_at: raw.created_at ?? null,
    zone_duration: raw.zone_duration ?? null,
    distance_meter: null,
    altitude_gain_meter: null,
    percent_recorded: null,
  }
}

/** A number, or text with a number (`'12.4'`); blank text is null, not 0. */
function readNumber(written: Written): number | null {
  if (typeof written === 'string' && written.trim() === '') return null
  const number = written === null || written === undefined ? Number.NaN : Number(written)
  return Number.isFinite(number) ? number : null
}
