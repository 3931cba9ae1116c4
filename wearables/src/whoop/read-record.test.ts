import { expect, it } from 'vitest'
import { readRecord } from './read-record.ts'
import { cycleReply, recoveryReply, workoutReply } from './replies-for-tests.ts'

const NOW = new Date('2026-03-10T22:30:00Z')

it.each([
  ['start', { start: '0000-01-01T00:00:00Z' }],
  ['start', { start: '1999-12-31T23:59:59Z' }],
  ['start', { start: '2026-03-11T22:30:01Z' }],
  ['end', { end: '0000-01-01T00:00:00Z' }],
  ['end', { end: '9999-12-31T23:59:59Z' }],
  ['updated_at', { updated_at: '0000-01-01T00:00:00Z' }],
  ['id', { id: 'f'.repeat(129) }],
  ['id', { id: 'a\0b' }],
])('sets a record aside that no table could store: %s %j', (field, change) => {
  const reading = readRecord('workout', { ...workoutReply, ...change }, NOW, 0)
  expect(reading).toMatchObject({ unreadable: { kind: 'workout', field } })
})

it('sets a recovery aside whose cycle has no usable id', () => {
  const reading = readRecord('recovery', { ...recoveryReply, cycle_id: 'f'.repeat(129) }, NOW, 0)
  expect(reading).toMatchObject({ unreadable: { field: 'cycle_id' } })
})

it('accepts an id of 128 characters, and an end some hours ahead', () => {
  const id = 'f'.repeat(128)
  const reading = readRecord('workout', { ...workoutReply, id, end: '2026-03-11T08:00:00Z' }, NOW, 0)
  expect(reading).toMatchObject({ record: { provider_id: id } })
})

it('treats a change time in the future as now, so that the next change replaces it', () => {
  const updatedAt = (updated_at: string) => {
    const reading = readRecord('cycle', { ...cycleReply, updated_at }, NOW, 0)
    return 'record' in reading ? reading.record.updated_at : undefined
  }
  expect(updatedAt('9999-12-31T23:59:59Z')).toEqual(NOW)
  expect(updatedAt('2026-03-10T23:30:00Z')).toEqual(NOW)
  expect(updatedAt('2026-03-10T22:29:59Z')).toEqual(new Date('2026-03-10T22:29:59Z'))
})
