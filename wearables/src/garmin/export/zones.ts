import { HEART_RATE_ZONES } from '@corner/contract/constants/heart-rate-zones.ts'
import { numberWithin } from '../../export-files/cell-values.ts'

/** `hrTimeInZone_0` is below Garmin's zone 1, and `_6`, which few have, above its zone 5: their like are zone 0 and zone 5. */
const ZONES = [...HEART_RATE_ZONES, 'zone_five_milli'] as const

/** The clock of zones and that of the activity are not the same. */
const TOLERANCE_MS = 60_000

/**
 * Milliseconds in the athlete's own zones at Garmin. null: no heart rate was recorded, or these are no milliseconds: they add
 * up to more than the activity.
 */
export function zoneDurations(
  activity: Readonly<Record<string, unknown>>,
  lengthMs: number,
): Record<string, number> | null {
  const durations: Record<string, number> = {}
  ZONES.forEach((zone, index) => {
    const time = numberWithin(activity[`hrTimeInZone_${index}`], 0, Number.MAX_SAFE_INTEGER)
    if (time !== null) durations[zone] = (durations[zone] ?? 0) + Math.round(time)
  })
  const total = Object.values(durations).reduce((sum, time) => sum + time, 0)
  return total > 0 && total <= lengthMs * 1.05 + TOLERANCE_MS ? durations : null
}
