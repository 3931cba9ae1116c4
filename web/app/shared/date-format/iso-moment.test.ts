import { expect, it } from 'vitest'
import { isoMoment } from './iso-moment.ts'

it.each([
  ['2026-11-27T19:34:11.250Z', 'Europe/Berlin', '2026-11-27T20:34:11+01:00'],
  ['2026-07-01T23:30:00.000Z', 'Europe/Berlin', '2026-07-02T01:30:00+02:00'],
  ['2026-11-27T03:00:00.000Z', 'America/New_York', '2026-11-26T22:00:00-05:00'],
  ['2026-11-27T03:00:00.000Z', 'Asia/Kolkata', '2026-11-27T08:30:00+05:30'],
  ['2026-11-27T00:00:00.000Z', 'UTC', '2026-11-27T00:00:00+00:00'],
])('writes %s in %s as %s', (moment, zone, written) => {
  expect(isoMoment(moment, zone)).toBe(written)
  expect(Date.parse(isoMoment(moment, zone))).toBe(Math.floor(Date.parse(moment) / 1000) * 1000)
})
