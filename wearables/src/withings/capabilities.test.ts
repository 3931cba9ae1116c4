import { DEVICE_SCOPES } from '@corner/contract/constants/device-scopes.ts'
import { expect, it } from 'vitest'
import { WITHINGS_CAPABILITIES } from './capabilities.ts'
import { cycleRecord, recoveryRecord, sleepRecord } from './mapping.ts'
import { WITHINGS_SCOPES } from './oauth.ts'
import { keptDay, keptNight } from './replies-for-tests.ts'

const { delivers, otherValues, scopes } = WITHINGS_CAPABILITIES
const RECORDS = { cycle: cycleRecord(keptDay), sleep: sleepRecord(keptNight), recovery: recoveryRecord(keptNight) }

it.each(['cycle', 'sleep', 'recovery'] as const)(
  'the declaration of a %s names just what its mapping fills',
  (kind) => {
    const { provider_id: _, updated_at: __, raw: ___, ...fields } = RECORDS[kind]
    const filled = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [field]))
    expect([...delivers[kind]].sort()).toEqual(filled.sort())
  },
)

it('names just the other values that its mapping fills, and no workouts', () => {
  expect([...(otherValues ?? [])].sort()).toEqual(Object.keys(RECORDS.recovery.other_values ?? {}).sort())
  expect(delivers.workout).toEqual([])
  expect(WITHINGS_SCOPES).not.toContain(scopes.workout)
})

it('asks the athlete for every scope that a list needs, as the connect screen says', () => {
  expect(WITHINGS_SCOPES).toEqual(expect.arrayContaining([scopes.cycle, scopes.sleep, scopes.recovery]))
  expect(DEVICE_SCOPES.withings.map(({ scope }) => scope)).toEqual([...WITHINGS_SCOPES])
})
