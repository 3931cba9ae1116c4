import type { CalendarDay } from '../../calendar.ts'
import { dayIn, numberWithin, objectsIn, positiveWithin } from '../../export-files/cell-values.ts'
import { asObject } from '../../http/read-record.ts'

/** A day of `healthStatusData.json`: what was measured in the night that ended on it. */
export interface GarminHealth {
  hrv: number | null
  /** Of the night: no resting heart rate. */
  heart_rate: number | null
  spo2: number | null
  respiration: number | null
  skin_temperature: number | null
  skin_temperature_deviation: number | null
}

export function healthOf(element: unknown): { day: CalendarDay; row: GarminHealth } | undefined {
  const given = asObject(element)
  const day = dayIn(given?.calendarDate)
  if (!given || day === null) return undefined
  const metrics = objectsIn(given.metrics)
  const measured = (type: string) =>
    metrics.find((metric) => metric.type === type && metric.status !== 'UNKNOWN' && metric.value != null)?.value
  return {
    day,
    row: {
      hrv: positiveWithin(measured('HRV'), 1000),
      heart_rate: positiveWithin(measured('HR'), 300),
      spo2: positiveWithin(measured('SPO2'), 100),
      respiration: positiveWithin(measured('RESPIRATION'), 100),
      skin_temperature: numberWithin(measured('SKIN_TEMP_C'), COLDEST_SKIN, 60),
      skin_temperature_deviation: numberWithin(measured('SKIN_TEMP_C'), -LARGEST_DEVIATION, LARGEST_DEVIATION),
    },
  }
}

/** Garmin's app shows a deviation; whether the file holds that or the temperature itself is told by its size (docs/garmin.md). */
const LARGEST_DEVIATION = 10
const COLDEST_SKIN = 15
