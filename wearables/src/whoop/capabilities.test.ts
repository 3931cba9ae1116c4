import { DEVICE_SCOPES } from '@corner/contract/constants/device-scopes.ts'
import { expect, it } from 'vitest'
import type { RecordKind } from '../records.ts'
import { WHOOP_CAPABILITIES } from './capabilities.ts'
import { RECORD_OF } from './mapping.ts'
import { WHOOP_SCOPES } from './oauth.ts'
import { cycleReply, recoveryReply, sleepReply, workoutReply } from './replies-for-tests.ts'

const FULL = { cycle: cycleReply, sleep: sleepReply, recovery: recoveryReply, workout: workoutReply }

it.each(Object.keys(FULL) as RecordKind[])('the declaration of a %s names just what its mapping fills', (kind) => {
  const { provider_id: _, updated_at: __, raw: ___, ...fields } = RECORD_OF[kind](FULL[kind])
  const filled = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [field]))
  expect([...WHOOP_CAPABILITIES.delivers[kind]].sort()).toEqual(filled.sort())
})

it('asks the member for every scope that a list needs', () => {
  expect(WHOOP_SCOPES).toEqual(expect.arrayContaining(Object.values(WHOOP_CAPABILITIES.scopes)))
})

it('is what the connect screen says that is read; `offline` gives no data', () => {
  expect(DEVICE_SCOPES.whoop.map(({ scope }) => scope).toSorted()).toEqual(
    WHOOP_SCOPES.filter((scope) => scope !== 'offline').toSorted(),
  )
})
