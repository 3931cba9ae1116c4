import { expect, it } from 'vitest'
import { missingMetrics } from './missing-metrics.ts'
import { providers } from './providers.ts'

const missingOf = (name: string) => {
  const provider = providers.find((one) => one.name === name)
  return missingMetrics(
    provider?.capabilities ?? {
      scopes: { cycle: '', sleep: '', recovery: '', workout: '' },
      delivers: { cycle: [], sleep: [], recovery: [], workout: [] },
    },
  )
}

it.each([
  [
    'whoop',
    ['recovery', 'hrv', 'strain', 'skin_temperature', 'sleep_duration', 'corner_readiness', 'any_record'],
    ['hrv_sdnn', 'oura_readiness'],
  ],
  [
    'oura',
    ['hrv', 'resting_heart_rate', 'skin_temperature', 'sleep_duration', 'oura_readiness', 'corner_readiness'],
    ['recovery', 'strain', 'hrv_sdnn', 'polar_nightly_recharge', 'sleep_debt', 'zone_4'],
  ],
  [
    'polar',
    ['hrv', 'respiratory_rate', 'polar_nightly_recharge', 'zone_4'],
    ['recovery', 'skin_temperature', 'blood_oxygen', 'energy'],
  ],
  [
    'intervals',
    ['hrv', 'hrv_sdnn', 'sleep_duration', 'respiratory_rate', 'sleeping_heart_rate'],
    ['recovery', 'deep_sleep', 'bed_time', 'skin_temperature'],
  ],
] as const)('%s gives some metrics and never others', (name, given, missing) => {
  const found = missingOf(name)
  expect(given.filter((metric) => found.includes(metric))).toEqual([])
  expect(missing.filter((metric) => !found.includes(metric))).toEqual([])
})

it('of a maker that delivers nothing, all that comes from records is missing', () => {
  const found = missingOf('nobody')
  expect(found).toContain('hrv')
  expect(found).not.toContain('corner_readiness')
  expect(found).not.toContain('any_record')
})
