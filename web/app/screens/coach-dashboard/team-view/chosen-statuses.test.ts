import { readTeam } from '@corner/analytics/team/team-overview.ts'
import { expect, it } from 'vitest'
import { chosenStatuses, hasNobodyChosen } from './chosen-statuses.ts'

const team = ['1', '2', '3'].map((athlete_id) => ({
  athlete_id,
  athlete_name: 'Ada',
  first_name: 'Ada',
  whoop_connected: false,
  provider: null,
  recovery_data: [],
  sleep_data: [],
  activity_data: [],
}))
const overview = readTeam(team, 7, '2026-11-21')

it('keeps the chosen athletes in the order of the team, by id and not by name', () => {
  const chosen = chosenStatuses({ overview, chosen: ['3', '1'] }).map(({ athlete }) => athlete.athlete_id)
  expect(chosen).toEqual(['1', '3'])
})

it('distinguishes no choice from an empty team', () => {
  expect(hasNobodyChosen({ overview, chosen: [] })).toBe(true)
  expect(hasNobodyChosen({ overview, chosen: ['1'] })).toBe(false)
  expect(hasNobodyChosen({ overview: readTeam([], 7, '2026-11-21'), chosen: [] })).toBe(false)
})
