import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

const NOW = new Date('2026-11-21T14:00:00Z')

it.each([
  ['2026-11-21T06:52:00Z', 'UTC', '06:52'],
  ['2026-11-21T00:00:00Z', 'UTC', '00:00'],
  ['2026-11-20T23:59:59Z', 'UTC', 'yesterday'],
  ['2026-11-20T00:00:00Z', 'UTC', 'yesterday'],
  ['2026-11-19T23:59:59Z', 'UTC', 'Nov 19'],
  ['2025-12-31T12:00:00Z', 'UTC', 'Dec 31, 2025'],
  // 23:30 of the 20th in Chicago, though it is the 21st in Greenwich
  ['2026-11-21T05:30:00Z', 'America/Chicago', 'yesterday'],
])('writes %s, read in %s, as %s', (moment, zone, text) => {
  expect(formatMoment(new Date(moment), NOW, zone)).toBe(text)
})
