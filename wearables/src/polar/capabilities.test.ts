import { DEVICE_SCOPES } from '@corner/contract/constants/device-scopes.ts'
import { OTHER_VALUES } from '@corner/contract/constants/other-values.ts'
import { expect, it } from 'vitest'
import type { RecordKind } from '../records.ts'
import { POLAR_CAPABILITIES } from './capabilities.ts'
import { RECORD_OF } from './mapping.ts'
import { POLAR_SCOPES } from './oauth.ts'
import { PARTS } from './replies-for-tests.ts'

it.each(Object.keys(PARTS) as RecordKind[])('the declaration of a %s names just what its mapping fills', (kind) => {
  const { provider_id: _, updated_at: __, raw: ___, ...fields } = RECORD_OF[kind](PARTS[kind])
  const filled = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [field]))
  expect([...POLAR_CAPABILITIES.delivers[kind]].sort()).toEqual(filled.sort())
})

it('names just the other values that its mapping fills', () => {
  const filled = Object.keys(RECORD_OF.recovery(PARTS.recovery).other_values ?? {})
  expect([...(POLAR_CAPABILITIES.otherValues ?? [])].sort()).toEqual(filled.sort())
})

it('asks the athlete for every scope that a list needs', () => {
  expect(POLAR_SCOPES).toEqual(expect.arrayContaining(Object.values(POLAR_CAPABILITIES.scopes)))
})

it('is what the connect screen says that is read', () => {
  expect(DEVICE_SCOPES.polar.map(({ scope }) => scope)).toEqual([...POLAR_SCOPES])
})

it("keeps Polar's scores under Polar's names", () => {
  const { other_values } = RECORD_OF.recovery(PARTS.recovery)
  for (const key of Object.keys(other_values ?? {}) as (keyof typeof OTHER_VALUES)[])
    expect(OTHER_VALUES[key]).toMatchObject({ provider: 'polar' })
})
