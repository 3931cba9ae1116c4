import { RECOVERY_TREND } from '@corner/contract/constants/team-trends.ts'
import { isMeasured } from '../measured.ts'
import { NORMAL_RANGE_DAYS, readNormalRange } from '../normal-range.ts'
import { type Point, pointsOf } from '../points.ts'
import type { RecoveryDay } from '../query/day-records.ts'
import { decimal } from '../rounding.ts'
import { type DayMetric, heartRate, percent, type Series } from './metric.ts'

/** As on the screens, a recovery record without a score counts as none. */
const read =
  (value: (day: RecoveryDay) => number | null | undefined) =>
  ({ recovery_data }: Series): Point[] =>
    pointsOf(
      recovery_data.filter(({ recovery_score }) => isMeasured(recovery_score)),
      (day) => value(day) ?? null,
    )

const readSkinTemperature = read(({ skin_temp_celsius }) => skin_temp_celsius)

/** What a morning's recovery record holds. */
export const RECOVERY_METRICS = {
  recovery: {
    ...percent,
    label: 'recovery',
    words: ['recovery', 'recovery score', 'readiness'],
    steadyWithin: RECOVERY_TREND.bounds[1],
    defaultAggregate: 'latest',
    of: 'night',
    read: read(({ recovery_score }) => recovery_score),
  },
  hrv: {
    label: 'HRV',
    words: ['HRV', 'heart rate variability', 'rMSSD'],
    unit: 'ms',
    differenceUnit: 'ms',
    decimals: 0,
    better: 'higher',
    steadyWithin: 2,
    scale: [0, 500],
    adds: 'mean',
    defaultAggregate: 'latest',
    logarithmic: true,
    of: 'night',
    read: read(({ hrv_rmssd_milli }) => hrv_rmssd_milli),
  },
  resting_heart_rate: {
    ...heartRate,
    label: 'resting heart rate',
    words: ['resting heart rate', 'RHR', 'resting pulse'],
    better: 'lower',
    steadyWithin: 1,
    defaultAggregate: 'latest',
    of: 'night',
    read: read(({ resting_heart_rate }) => resting_heart_rate),
  },
  blood_oxygen: {
    ...percent,
    label: 'blood oxygen',
    words: ['blood oxygen', 'SpO2', 'oxygen saturation'],
    decimals: 1,
    steadyWithin: 0.5,
    defaultAggregate: 'latest',
    of: 'night',
    read: read(({ spo2_percentage }) => spo2_percentage),
  },
  skin_temperature: {
    label: 'skin temperature against the own mean',
    words: ['skin temperature', 'skin temp'],
    unit: '°C',
    differenceUnit: '°C',
    decimals: 1,
    better: null,
    steadyWithin: 0.2,
    scale: [-10, 10],
    adds: 'mean',
    defaultAggregate: 'latest',
    of: 'night',
    needsDaysBefore: NORMAL_RANGE_DAYS,
    read: (records) => againstOwnMean(readSkinTemperature(records)),
  },
} as const satisfies Record<string, DayMetric>

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
