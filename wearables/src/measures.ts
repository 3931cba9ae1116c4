import type { Device } from '@corner/contract/entities/devices.ts'
import type { Capabilities, FileCapabilities } from './provider.ts'

type Measure = Device['gives'][number]
type Delivers = Capabilities['delivers'] & { others: NonNullable<Capabilities['otherValues']> }

/** By the field of a record that holds it, or by its name among the other values. */
const FIELDS: readonly [Measure, (delivers: Delivers) => boolean][] = [
  ['recovery_score', ({ recovery }) => recovery.includes('recovery_score')],
  ['hrv_rmssd', ({ recovery }) => recovery.includes('hrv_rmssd_milli')],
  ['resting_heart_rate', ({ recovery }) => recovery.includes('resting_heart_rate')],
  [
    'respiratory_rate',
    ({ sleep, others }) => sleep.includes('respiratory_rate') || others.includes('respiratory_rate'),
  ],
  ['spo2', ({ recovery }) => recovery.includes('spo2_percentage')],
  ['skin_temperature', ({ recovery }) => recovery.includes('skin_temp_celsius')],
  ['sleep_duration', ({ sleep, others }) => sleep.includes('start_at') || others.includes('sleep_duration_milli')],
  ['sleep_stages', ({ sleep }) => sleep.includes('total_rem_sleep_time_milli')],
  ['strain', ({ cycle }) => cycle.includes('strain')],
  ['workouts', ({ workout }) => workout.includes('start_at')],
  ['heart_rate_zones', ({ workout }) => workout.includes('zone_durations')],
]

/** What a provider's wearables or a maker's file tell, in the words of the device page. */
export function measuresOf({ delivers, otherValues }: FileCapabilities): Measure[] {
  const given = { ...delivers, others: otherValues ?? [] }
  return FIELDS.filter(([, has]) => has(given)).map(([measure]) => measure)
}
