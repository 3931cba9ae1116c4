import { expect, it } from 'vitest'
import { weekdayOf } from '../days/calendar.ts'
import { athleteWith } from './athlete-for-tests.ts'
import { daysOf, isWithin, recordsWithin } from './day-window.ts'

/** A Sunday to the Saturday after. */
const WEEK = { from: '2026-11-15', until: '2026-11-21' }

it('contains both its ends and nothing outside', () => {
  expect(daysOf(WEEK)).toHaveLength(7)
  for (const day of [WEEK.from, WEEK.until]) expect(isWithin(WEEK, day)).toBe(true)
  for (const day of ['2026-11-14', '2026-11-22']) expect(isWithin(WEEK, day)).toBe(false)
})

it('contains only the given weekdays, 0 for Sunday', () => {
  expect(weekdayOf('2026-11-15')).toBe(0)
  expect(daysOf({ ...WEEK, weekdays: [0, 6] })).toEqual(['2026-11-15', '2026-11-21'])
  expect(daysOf({ from: '2026-11-16', until: '2026-11-20', weekdays: [0] })).toEqual([])
})

it('keeps only an athlete’s records of its days, in every series', () => {
  const athlete = athleteWith({ until: '2026-11-22', recovery: [1, 2, 3], hours: [7, 8], strain: [10] })
  const within = recordsWithin(athlete, WEEK)
  expect(within.recovery_data.map(({ recovery_score }) => recovery_score)).toEqual([1, 2])
  expect(within.sleep_data.map((night) => night.total_duration_hours)).toEqual([7])
  expect(within.activity_data).toEqual([])
  expect(within).toMatchObject({ athlete_id: athlete.athlete_id, whoop_connected: true })
  const naps = ['2026-11-14', '2026-11-16'].map((date) => ({ date, hours: 1 }))
  const rested = recordsWithin({ ...athlete, naps }, WEEK)
  expect([rested.naps, 'workouts' in rested]).toEqual([[{ date: '2026-11-16', hours: 1 }], false])
})
