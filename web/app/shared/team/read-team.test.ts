import type { Team } from '@corner/contract/entities/teams.ts'
import { expect, it } from 'vitest'
import { readTeam } from './read-team.ts'

const team = (id: string): Team => ({
  id,
  name: id,
  description: '',
  created_at: '2026-11-21T06:00:00Z',
  organization: { id: 'o', name: 'Riverside Athletics' },
  coaches: [],
  athletes: [],
  coach_code: '',
  athlete_code: '',
})
const TEAMS = [team('men'), team('women')]

const read = (search: string, teams = TEAMS) => readTeam(new URLSearchParams(search), teams)

it('shows the team in the address, by default the first one', () => {
  expect(read('team=women')).toEqual({ team: TEAMS[1], isAnother: false })
  expect(read('team=WOMEN').team).toBe(TEAMS[1])
  expect(read('')).toEqual({ team: TEAMS[0], isAnother: false })
  expect(read('team=women', [])).toEqual({ team: undefined, isAnother: true })
})

it('reports when the team in the address is not the coach’s', () => {
  expect(read('team=foreign')).toEqual({ team: TEAMS[0], isAnother: true })
})
