import type { OtherValueKey } from '@corner/contract/constants/other-values.ts'
import type { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { countedMornings } from '../athlete/counted-mornings.ts'
import type { RecoveryDay } from '../athlete/day-records.ts'
import { decimal } from '../numbers/rounding.ts'
import { NORMAL_RANGE_DAYS, readNormalRange } from '../series/normal-range.ts'
import { type Point, pointsOf } from '../series/points.ts'
import type { DayReader, Series } from './metric.ts'
import { joinPoints } from './other-points.ts'

/** As on the screens, a recovery record without a score counts as none, but where the maker gives no score (counted-mornings.ts). */
const read =
  (value: (day: RecoveryDay) => number | null | undefined) =>
  ({ recovery_data }: Series): Point[] =>
    pointsOf(countedMornings(recovery_data), (day) => value(day) ?? null)

/** A measure that has no field of its own. */
export const readOther = (key: OtherValueKey) => read(({ other_values }) => other_values?.[key])

const readSkinTemperature = read(({ skin_temp_celsius }) => skin_temp_celsius)
const readDeviation = readOther('skin_temp_deviation_celsius')

/** How what a morning's recovery record holds is read. */
export const RECOVERY_READERS: Record<keyof typeof RECOVERY_METRICS, DayReader> = {
  recovery: { read: read(({ recovery_score }) => recovery_score) },
  hrv: { read: read(({ hrv_rmssd_milli }) => hrv_rmssd_milli) },
  resting_heart_rate: { read: read(({ resting_heart_rate }) => resting_heart_rate) },
  hrv_sdnn: { read: readOther('hrv_sdnn_milli') },
  sleeping_heart_rate: { read: readOther('sleeping_heart_rate') },
  blood_oxygen: { read: read(({ spo2_percentage }) => spo2_percentage) },
  skin_temperature: {
    needsDaysBefore: NORMAL_RANGE_DAYS,
    // Some makers give the temperature, and some its distance from the usual, as they work it out.
    read: (records) => joinPoints(againstOwnMean(readSkinTemperature(records)), readDeviation(records)),
  },
}

/**
 * Each value minus the own mean of the 28 days before it (normal-range.ts), because a skin temperature as such says little: it depends
 * on where the device is worn. Without 14 values before it a night has none.
 */
function againstOwnMean(points: readonly Point[]): Point[] {
  return points.flatMap(({ date, value }, place) => {
    const usual = readNormalRange(points.slice(Math.max(0, place - NORMAL_RANGE_DAYS), place), date)
    return usual === null ? [] : [{ date, value: decimal(value - usual.mean) }]
  })
}
