import { HEART_RATE_ZONES } from '@corner/contract/constants/heart-rate-zones.ts'
import { numberIn } from '../http/fields.ts'

const ZONES = HEART_RATE_ZONES.slice(1)

/**
 * Seconds in the athlete's own heart rate zones at Intervals.icu, from zone 1 on, as milliseconds by our names. The usual seven
 * are Z1 to Z4 and Z5a to Z5c, so what lies above the fifth counts as the fifth. Their zone 1 begins at 0 bpm: there is no
 * zone 0. null: no heart rate was recorded.
 */
export function zoneDurations(secondsInZones: readonly unknown[] | null | undefined): Record<string, number> | null {
  const seconds = secondsInZones?.map(numberIn) ?? []
  if (!seconds.some((inZone) => inZone !== null && inZone > 0)) return null
  const durations: Record<string, number> = {}
  seconds.forEach((inZone, index) => {
    const zone = ZONES[Math.min(index, ZONES.length - 1)]
    if (inZone !== null && inZone >= 0 && zone) durations[zone] = (durations[zone] ?? 0) + inZone * 1000
  })
  return durations
}
