import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { CornerReadiness } from '@corner/contract/entities/readiness.ts'
import type { READINESS_METRICS } from '@corner/contract/metrics/of-readiness.ts'
import { type ReadinessPoints, readCornerReadiness, readinessOn } from '../readiness/corner-readiness.ts'
import { HEART_MEASURES } from '../readiness/readiness-measures.ts'
import { NORMAL_RANGE_DAYS } from '../series/normal-range.ts'
import type { DayReader, Series } from './metric.ts'
import { NIGHT_READERS } from './of-nights.ts'
import { RECOVERY_READERS } from './of-recovery.ts'

const pointsOf = (records: Series): ReadinessPoints => ({
  hrv: RECOVERY_READERS.hrv.read(records),
  hrv_sdnn: RECOVERY_READERS.hrv_sdnn.read(records),
  resting_heart_rate: RECOVERY_READERS.resting_heart_rate.read(records),
  sleep_duration: NIGHT_READERS.sleep_duration.read(records),
  respiratory_rate: NIGHT_READERS.respiratory_rate.read(records),
})

/**
 * Corner readiness of today or yesterday (readiness/corner-readiness.ts).
 * @param records of at least 30 days, with every field of mornings and nights
 * @returns null: no HRV and no resting heart rate of these days
 */
export const readReadiness = (records: Series, today: CalendarDay): CornerReadiness | null =>
  readCornerReadiness(pointsOf(records), today)

/** How what Corner itself reads from a morning is read. */
export const READINESS_READERS: Record<keyof typeof READINESS_METRICS, DayReader> = {
  corner_readiness: {
    needsDaysBefore: NORMAL_RANGE_DAYS,
    read(records) {
      const points = pointsOf(records)
      const days = new Set(HEART_MEASURES.flatMap((measure) => points[measure].map(({ date }) => date)))
      return [...days].sort().flatMap((date) => {
        const value = readinessOn(points, date)?.score ?? null
        return value === null ? [] : [{ date, value }]
      })
    },
  },
}
