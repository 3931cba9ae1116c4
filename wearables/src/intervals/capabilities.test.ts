import { DEVICE_SCOPES } from '@corner/contract/constants/device-scopes.ts'
import { OTHER_VALUES } from '@corner/contract/constants/other-values.ts'
import { expect, it } from 'vitest'
import { measuresOf } from '../measures.ts'
import { INTERVALS_CAPABILITIES } from './capabilities.ts'
import { RECORD_OF, recoveryRecord } from './mapping.ts'
import { INTERVALS_SCOPES } from './oauth.ts'
import { activityReply, wellnessDay } from './replies-for-tests.ts'

const FULL = { cycle: wellnessDay, recovery: wellnessDay, workout: activityReply }
const NOW = new Date('2026-03-10T20:00:00Z')
const { delivers, scopes, otherValues } = INTERVALS_CAPABILITIES

it.each(['cycle', 'recovery', 'workout'] as const)(
  'the declaration of a %s names just what its mapping fills',
  (kind) => {
    const { provider_id: _, updated_at: __, raw: ___, ...fields } = RECORD_OF[kind](FULL[kind], NOW)
    const filled = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [field]))
    expect([...delivers[kind]].sort()).toEqual(filled.sort())
  },
)

it('names just the other values that its mapping fills, its own scores among them', () => {
  const filled = Object.keys(recoveryRecord(wellnessDay, NOW).other_values ?? {})
  expect([...(otherValues ?? [])].sort()).toEqual(filled.sort())
  const own = Object.entries(OTHER_VALUES).filter(([, value]) => 'provider' in value && value.provider === 'intervals')
  expect(filled).toEqual(expect.arrayContaining(own.map(([key]) => key)))
})

it('asks for no nights, and the athlete for every scope that a list needs', () => {
  expect(delivers.sleep).toEqual([])
  expect(INTERVALS_SCOPES).not.toContain(scopes.sleep)
  expect(INTERVALS_SCOPES).toEqual(expect.arrayContaining([scopes.cycle, scopes.recovery, scopes.workout]))
})

it('is what the connect screen says that is read', () => {
  expect(DEVICE_SCOPES.intervals.map(({ scope }) => scope).toSorted()).toEqual([...INTERVALS_SCOPES].toSorted())
})

it('tells of the length of a night and its breathing although it gives no nights', () => {
  expect(measuresOf(INTERVALS_CAPABILITIES)).toEqual([
    'hrv_rmssd',
    'resting_heart_rate',
    'respiratory_rate',
    'spo2',
    'sleep_duration',
    'workouts',
    'heart_rate_zones',
  ])
})
