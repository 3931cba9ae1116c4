import type { Team } from '@corner/contract/entities/teams.ts'
import { expect, it } from 'vitest'
import { readTeam } from './use-team.ts'

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

it('shows the team of the address, and the first one when it names none of the coach', () => {
  expect(readTeam(new URLSearchParams('team=women'), TEAMS)?.id).toBe('women')
  expect(readTeam(new URLSearchParams(''), TEAMS)?.id).toBe('men')
  expect(readTeam(new URLSearchParams('team=foreign'), TEAMS)?.id).toBe('men')
  expect(readTeam(new URLSearchParams('team=women'), [])).toBeUndefined()
})
