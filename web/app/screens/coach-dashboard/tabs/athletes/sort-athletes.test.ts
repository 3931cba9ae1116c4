import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { expect, it } from 'vitest'
import { type AthleteOrder, sortAthletes } from './sort-athletes.ts'

const TEAM = [
  athleteWith({ id: '1', name: 'Ann', recovery: [60, 60, 60, 60] }),
  athleteWith({ id: '2', name: 'Bea', recovery: [30, 30, 30, 30] }),
  athleteWith({ id: '3', name: 'Cal', recovery: [90, 90, 90, 40] }),
  athleteWith({ id: '4', name: 'Dan', linked: false }),
  athleteWith({ id: '5', name: 'Eve', recovery: [50, 50, 50, 70] }),
].map((athlete) => readStatus(athlete, TODAY))

it.each<[AthleteOrder, string]>([
  // Eve eases today. One issue each: Bea is in the red, Cal far below his average, Dan without a device.
  ['need', 'Eve Bea Cal Dan Ann'],
  ['name', 'Ann Bea Cal Dan Eve'],
  ['recovery', 'Bea Cal Ann Eve Dan'],
  ['change', 'Cal Ann Bea Eve Dan'],
])('sorts by %s: %s', (order, names) => {
  expect(
    sortAthletes(TEAM, order, new Map([['5', 'lighter']]))
      .map(({ athlete }) => athlete.athlete_name)
      .join(' '),
  ).toBe(names)
})
