import { expect, it } from 'vitest'
import { teamOffset, teamToday } from './team-day.ts'

it.each([
  [['+02:00', '-05:00', '+02:00'], '+02:00'],
  [['-05:00', '+02:00', '+14:00', '-05:00'], '-05:00'],
  [['-05:00', '+02:00'], '+02:00'], // equally frequent: the one further east
  [['+05:30', '+05:45'], '+05:45'],
  [[], '+00:00'],
])('counts the days of a team at %j in %s', (offsets, expected) => {
  expect(teamOffset(offsets)).toBe(expected)
})

it.each([
  ['+02:00', '2026-03-02T21:59:59Z', '2026-03-02'],
  ['+02:00', '2026-03-02T22:00:00Z', '2026-03-03'],
  ['-05:00', '2026-03-02T04:59:59Z', '2026-03-01'],
  ['-05:00', '2026-03-02T05:00:00Z', '2026-03-02'],
])('at %s and %s it is the day %s', (offset, instant, day) => {
  expect(teamToday(offset, new Date(instant))).toBe(day)
})
