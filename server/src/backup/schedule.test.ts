import { expect, it } from 'vitest'
import { isDue } from './schedule.ts'

const at3 = { scheduled: true, hour_utc: 3 }
const made = (madeAt: string, origin: 'scheduled' | 'asked' = 'scheduled') => [{ origin, madeAt: new Date(madeAt) }]
const due = (now: string, backups = made('2026-11-26T03:05:00Z'), settings = at3) =>
  isDue(settings, backups, new Date(now))

it('is due from its hour on, once a day', () => {
  expect(due('2026-11-27T02:59:59Z')).toBe(false)
  expect(due('2026-11-27T03:00:00Z')).toBe(true)
  expect(due('2026-11-27T04:05:00Z', made('2026-11-27T03:05:00Z'))).toBe(false)
})

it('is made later when the machine was off at its hour, for days too', () => {
  expect(due('2026-11-27T23:05:00Z')).toBe(true)
  expect(due('2026-11-29T01:05:00Z')).toBe(true)
})

it('is due at once where there is none, and where only somebody asked for one', () => {
  expect(due('2026-11-27T01:00:00Z', [])).toBe(true)
  expect(due('2026-11-27T04:00:00Z', made('2026-11-27T03:30:00Z', 'asked'))).toBe(true)
})

it('is never due when the schedule is off', () => {
  expect(due('2026-11-27T04:00:00Z', [], { ...at3, scheduled: false })).toBe(false)
})
