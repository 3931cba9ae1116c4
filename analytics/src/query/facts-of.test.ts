import { describe, expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { CATALOGUE } from '../metrics/metric-catalogue.ts'
import { openAthlete } from './athlete-reader.ts'
import { readCalendar } from './day-calendar.ts'
import type { FactGroup, FactWindow } from './facts.ts'
import { leftOut, windowOfGroup } from './facts-of.ts'
import { athleteOf } from './team-for-tests.ts'

describe('why an athlete has no place', () => {
  it.each([
    [true, 0, 'no_data'],
    [false, 0, 'not_connected'],
    [true, 1, 'too_few_records'],
    [false, 1, 'too_few_records'],
  ] as const)('connected %s and with %i values: %s', (connected, records, reason) => {
    const athlete = openAthlete(athleteOf({ id: 'a', connected }), CATALOGUE)
    expect(leftOut(athlete, records).reason).toBe(reason)
  })
})

describe('the days that a figure of a group is about', () => {
  const window: FactWindow = { from: '2026-11-08', until: '2026-11-21', days: 14 }
  const calendar = readCalendar(
    { window: { from: '2026-11-08', until: '2026-11-21' } },
    { today: TODAY, periodDays: 7 },
  )
  const daysOf = (group: FactGroup) => windowOfGroup(calendar, group)
  const week = { from: '2026-11-09', until: '2026-11-15' } as const

  it('are the day, the week or the weekdays of the group, else the whole window', () => {
    expect(daysOf({})).toEqual(window)
    expect(daysOf({ day: '2026-11-10' })).toEqual({
      from: '2026-11-10',
      until: '2026-11-10',
      days: 1,
    })
    expect(daysOf({ week })).toEqual({ ...week, days: 7 })
    expect(daysOf({ weekday: 1 })).toEqual({ ...window, weekdays: [1], days: 2 })
  })
})
