import { DEVICE_SCOPES } from '@corner/contract/constants/device-scopes.ts'
import { expect, it } from 'vitest'
import type { RecordKind } from '../records.ts'
import { OURA_CAPABILITIES } from './capabilities.ts'
import { RECORD_OF } from './mapping.ts'
import { OURA_SCOPES } from './oauth.ts'
import { cycleParts, recoveryParts, sleepParts, workoutReply } from './replies-for-tests.ts'

const FULL = { cycle: cycleParts, sleep: sleepParts, recovery: recoveryParts, workout: workoutReply }

it.each(Object.keys(FULL) as RecordKind[])('the declaration of a %s names just what its mapping fills', (kind) => {
  const { provider_id: _, updated_at: __, raw: ___, ...fields } = RECORD_OF[kind](FULL[kind])
  const filled = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [field]))
  expect([...OURA_CAPABILITIES.delivers[kind]].sort()).toEqual(filled.sort())
})

it('names just the other values that its mapping fills', () => {
  const filled = Object.keys(RECORD_OF.recovery(FULL.recovery).other_values ?? {})
  expect([...(OURA_CAPABILITIES.otherValues ?? [])].sort()).toEqual(filled.sort())
})

it('asks the member for every scope that a list needs', () => {
  expect(OURA_SCOPES).toEqual(expect.arrayContaining(Object.values(OURA_CAPABILITIES.scopes)))
})

it('is what the connect screen says that is read', () => {
  expect(DEVICE_SCOPES.oura.map(({ scope }) => scope).toSorted()).toEqual([...OURA_SCOPES].toSorted())
})
