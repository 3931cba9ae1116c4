import { type CalendarDay, localDay } from '../../calendar.ts'
import { dayIn, instantIn, numberWithin, positiveWithin } from '../../export-files/cell-values.ts'
import type { CsvRow } from '../../export-files/csv-rows.ts'
import { asObject } from '../../http/read-record.ts'
import type { LocalClock } from './local-clock.ts'

/** One measure of one day, from the files that hold one measure each. */
export interface DayValue {
  /** null: a time in UTC, whose day depends on where the athlete is. */
  day: CalendarDay | null
  instant: number | null
  value: number
}

export type MorningMeasure = 'hrv' | 'respiration' | 'spo2' | 'readiness'

/** Columns by their headers in lower case: of the older files first, and then of those that Google has added. */
const VALUES: Record<MorningMeasure, { columns: readonly string[]; most: number }> = {
  hrv: { columns: ['rmssd', 'average heart rate variability milliseconds'], most: 1000 },
  respiration: { columns: ['daily_respiratory_rate', 'breaths per minute'], most: 100 },
  spo2: { columns: ['average_value'], most: 100 },
  readiness: { columns: ['readiness_score_value'], most: 100 },
}

/** undefined: no day, or no value. A value of 0 is none. */
export function morningOf(measure: MorningMeasure, row: CsvRow): DayValue | undefined {
  const { columns, most } = VALUES[measure]
  const value = columns.map((column) => positiveWithin(row[column], most)).find((each) => each !== null)
  return isFromOthers(row) || value == null ? undefined : dayValue(row.timestamp ?? row.date, value)
}

export function restingHeartRateOf(row: CsvRow): DayValue | undefined {
  const value = positiveWithin(row['beats per minute'], 300)
  return isFromOthers(row) || value === null ? undefined : dayValue(row.timestamp, value)
}

/** Of `resting_heart_rate-….json`, which is padded with days of no value, into the future. */
export function loggedRestingHeartRateOf(element: unknown): DayValue | undefined {
  const given = asObject(asObject(element)?.value)
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(String(given?.date)) ?? []
  const value = positiveWithin(given?.value, 300)
  return value === null || year === undefined ? undefined : dayValue(`20${year}-${month}-${day}`, value)
}

/** A night's skin temperature of `Computed Temperature - ….csv`, in °C. */
export interface NightTemperature {
  day: CalendarDay
  celsius: number | null
  /** Against the person's usual nights. */
  deviation: number | null
}

export function temperatureOf(row: CsvRow): NightTemperature | undefined {
  const day = dayIn(row.sleep_end)
  const sum = numberWithin(row.baseline_relative_sample_sum, -1e6, 1e6)
  const samples = positiveWithin(row.temperature_samples, 1e5)
  const celsius = numberWithin(row.nightly_temperature, 15, 60)
  const deviation = sum === null || samples === null ? null : numberWithin(sum / samples, -10, 10)
  return day === null || (celsius === null && deviation === null) ? undefined : { day, celsius, deviation }
}

/** Another app's values came to Fitbit by the phone's store; their maker has a file of its own. */
function isFromOthers(row: CsvRow): boolean {
  return /Health (?:Kit|Connect)$/i.test(row['data source'] ?? '')
}

/** Midnight stands for the day itself, with `Z` or without. */
function dayValue(time: string | undefined, value: number): DayValue | undefined {
  const day = dayIn(time)
  if (day === null) return undefined
  const isDay = /^.{10}$|[T ]00:00(?::00(?:\.0+)?)?Z?$/.test(time ?? '')
  const instant = /Z$/.test(time ?? '') ? instantIn(time) : null
  return isDay || !instant ? { day, instant: null, value } : { day: null, instant: instant.getTime(), value }
}

export function dayOfValue({ day, instant }: DayValue, clock: LocalClock): CalendarDay {
  return day ?? localDay(new Date(instant ?? 0), clock.offsetAtInstant(instant ?? 0))
}
