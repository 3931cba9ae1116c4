import { expect, it } from 'vitest'
import { dayLabel } from './day-label.ts'

it.each([
  ['2026-11-08', 'Nov 8'],
  ['2026-01-01', 'Jan 1'],
  ['2025-12-31', 'Dec 31'],
])('writes %s as %s', (day, label) => {
  expect(dayLabel(day)).toBe(label)
})

it.each(['Nov 8', 'Week 3', '', '2026-13-08', '2026-11-8', '2026-11-08T06:00:00Z'])('leaves %j as it is', (label) => {
  expect(dayLabel(label)).toBe(label)
})
