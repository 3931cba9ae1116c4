import type { Device } from '@corner/contract/entities/devices.ts'
import type { Capabilities } from './provider.ts'

type Measure = Device['gives'][number]

/** By the field of a record that holds it. */
const FIELDS: readonly [Measure, (delivers: Capabilities['delivers']) => boolean][] = [
  ['recovery_score', ({ recovery }) => recovery.includes('recovery_score')],
  ['hrv_rmssd', ({ recovery }) => recovery.includes('hrv_rmssd_milli')],
  ['resting_heart_rate', ({ recovery }) => recovery.includes('resting_heart_rate')],
  ['respiratory_rate', ({ sleep }) => sleep.includes('respiratory_rate')],
  ['spo2', ({ recovery }) => recovery.includes('spo2_percentage')],
  ['skin_temperature', ({ recovery }) => recovery.includes('skin_temp_celsius')],
  ['sleep_duration', ({ sleep }) => sleep.includes('start_at')],
  ['sleep_stages', ({ sleep }) => sleep.includes('total_rem_sleep_time_milli')],
  ['strain', ({ cycle }) => cycle.includes('strain')],
  ['workouts', ({ workout }) => workout.includes('start_at')],
  ['heart_rate_zones', ({ workout }) => workout.includes('zone_durations')],
]

/** What a provider's wearables tell, in the words of the device page. */
export function measuresOf({ delivers }: Capabilities): Measure[] {
  return FIELDS.filter(([, has]) => has(delivers)).map(([measure]) => measure)
}
