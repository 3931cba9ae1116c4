import { average } from './averages.ts'

/** A personal HRV record; the value stands under one of four names (docs/reference/metrics-and-rules.md#personal-records). */
export interface HrvRecord {
  date: string
  hrv_rmssd?: number | null
  hrv_value?: number | null
  hrv?: number | null
  value?: number | null
}

/** What the HRV cards and the chart's badge say, ms and unrounded; null: nothing to say it from. */
export interface HrvReadings {
  latest_ms: number | null
  /** Latest reading minus the one before it, however many unscored nights lie between. */
  change_ms: number | null
  average_ms: number | null
  highest_ms: number | null
  lowest_ms: number | null
  data_points: number
}

/** The HRV (rMSSD, ms) of a record: the first present of hrv_rmssd, hrv_value, hrv, value; null when none is a number. */
export function hrvOf(record: HrvRecord): number | null {
  return record.hrv_rmssd ?? record.hrv_value ?? record.hrv ?? record.value ?? null
}

/**
 * Reads a period's HRV. Nights without a value are skipped: they are neither a reading nor a 0.
 * @param records at most one a date (see `latestPerDate`), in any order
 */
export function readHrv(records: readonly HrvRecord[]): HrvReadings {
  const readings = [...records]
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
