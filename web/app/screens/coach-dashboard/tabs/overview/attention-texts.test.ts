import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import { expect, it } from 'vitest'
import { periodDependence } from './attention-texts.ts'

const hours = (before: number, week: number) => [...Array<number>(14).fill(before), ...Array<number>(7).fill(week)]
const recovery = Array<number>(21).fill(80)
const textOf = (days: number, ...given: Parameters<typeof athleteWith>[0][]) => {
  const athletes = given.map((one, place) => athleteWith({ recovery, ...one, id: String(place) }))
  return periodDependence({ overview: readTeam(athletes, days, TODAY), days, today: TODAY, athletes })
}

it('says who comes and goes when a longer period is chosen', () => {
  const team = [
    { name: 'Ann Ash', hours: hours(8, 6) },
    { name: 'Bea Ash', hours: hours(5, 8) },
    { name: 'Cal Ash', hours: hours(6, 6), strain: hours(10, 18) },
  ]
  expect(textOf(30, ...team)).toBe(
    'The list depends on the period. By the last 7 days: also Ann; without Bea; other severity: Cal.',
  )
  expect(textOf(30, { name: 'Ann Ash', hours: hours(6, 6) })).toBe(
    'The list depends on the period. By the last 7 days: the same.',
  )
})

it('says nothing of the week itself', () => {
  expect(textOf(7, { name: 'Ann Ash', hours: hours(6, 6) })).toBe('')
})
