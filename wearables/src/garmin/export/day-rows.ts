import type { CalendarDay } from '../../calendar.ts'
import { dayIn, numberWithin, objectsIn, positiveWithin, wallClockIn } from '../../export-files/cell-values.ts'
import { asObject } from '../../http/read-record.ts'
import { offsetOfMs } from '../../offset-of-ms.ts'

/** A day of `UDSFile_….json`. */
export interface GarminDay {
  resting_heart_rate: number | null
  kilocalories: number | null
  body_battery: number | null
  /** Local time less UTC as the day began, and as it ended. */
  offset_at_start: string | null
  offset_at_end: string | null
}

export function dayOf(element: unknown): { day: CalendarDay; row: GarminDay } | undefined {
  const row = asObject(element)
  const day = dayIn(row?.calendarDate)
  if (!row || day === null) return undefined
  return {
    day,
    row: {
      resting_heart_rate: positiveWithin(row.restingHeartRate, 300),
      kilocalories: positiveWithin(row.totalKilocalories, 100_000),
      body_battery: bodyBatteryOf(row.bodyBattery),
      offset_at_start: offsetOf(row.wellnessStartTimeLocal, row.wellnessStartTimeGmt),
      offset_at_end: offsetOf(row.wellnessEndTimeLocal, row.wellnessEndTimeGmt),
    },
  }
}

/** On waking; where the export does not give that, the day's highest, which is reached on waking as a rule. */
function bodyBatteryOf(given: unknown): number | null {
  const stats = objectsIn(asObject(given)?.bodyBatteryStatList)
  const statOf = (type: string) => {
    const values = stats
      .filter(({ bodyBatteryStatType }) => String(bodyBatteryStatType).toUpperCase() === type)
      .flatMap(({ statsValue }) => numberWithin(statsValue, 0, 100) ?? [])
    return values.length > 0 ? Math.max(...values) : null
  }
  return statOf('SLEEPEND') || statOf('HIGHEST') || null
}

function offsetOf(local: unknown, utc: unknown): string | null {
  const [wall, instant] = [wallClockIn(local), wallClockIn(utc)]
  return wall === null || instant === null ? null : offsetOfMs(wall - instant)
}
