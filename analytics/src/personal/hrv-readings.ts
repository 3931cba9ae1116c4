import { average } from '../numbers/averages.ts'
import { ofOneMaker } from '../series/one-maker.ts'

/** A personal HRV record; the value is in one of four fields (docs/reference/metrics-and-rules.md#personal-records). */
export interface HrvRecord {
  date: string
  /** The maker, where it changes within the records. */
  maker?: string | undefined
  hrv_rmssd?: number | null
  hrv_value?: number | null
  hrv?: number | null
  value?: number | null
}

/** The values of the HRV cards and of the chart's badge, in ms, unrounded; null: not enough data. */
export interface HrvReadings {
  latest_ms: number | null
  /** Latest value minus the previous one, regardless of unscored nights in between. */
  change_ms: number | null
  average_ms: number | null
  highest_ms: number | null
  lowest_ms: number | null
  data_points: number
}

/**
 * The HRV (rMSSD, ms) of a record: the first of hrv_rmssd, hrv_value, hrv, value that is present; null if none is a
 * number.
 */
export function hrvOf(record: HrvRecord): number | null {
  return record.hrv_rmssd ?? record.hrv_value ?? record.hrv ?? record.value ?? null
}

/**
 * Summarises the HRV of a period, of the newest maker's nights. Nights without a value are skipped; they do not count as 0.
 * @param records at most one per date (see `latestPerDate`), in any order
 */
export function readHrv(records: readonly HrvRecord[]): HrvReadings {
  const readings = [...ofOneMaker(records)]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(hrvOf)
    .filter((value) => value !== null)
  const latest_ms = readings.at(-1) ?? null
  const previous = readings.at(-2)
  return {
    latest_ms,
    change_ms: latest_ms === null || previous === undefined ? null : latest_ms - previous,
    average_ms: average(readings),
    highest_ms: readings.length > 0 ? Math.max(...readings) : null,
    lowest_ms: readings.length > 0 ? Math.min(...readings) : null,
    data_points: readings.length,
  }
}
