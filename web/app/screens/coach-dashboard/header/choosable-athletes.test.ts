import type { Team } from '@corner/contract/entities/teams.ts'
import { expect, it } from 'vitest'
import { choosableAthletes, loadedAthletes } from './choosable-athletes.ts'

const member = (id: string, full_name: string) => ({
  id,
  full_name,
  username: `user ${id}`,
  first_name: '',
  email: '',
  whoop_connected: true,
})
const team: Team = {
  id: 't',
  name: 'Men',
  description: '',
  created_at: '2026-11-21T06:00:00Z',
  coach_code: '',
  athlete_code: '',
  organization: { id: 'o', name: 'Riverside Athletics' },
  coaches: [],
  athletes: [member('1', 'Jonas Weber'), member('2', 'Jonas Weber'), member('3', '')],
}
const failed = { recovery: 'closed', sleep: 'closed', activity: 'closed' }

it('come from the list of teams until records load, numbered where they share a name', () => {
  expect(choosableAthletes(team, undefined)).toEqual([
    { id: '1', name: 'Jonas Weber (1)' },
    { id: '2', name: 'Jonas Weber (2)' },
    { id: '3', name: 'user 3' },
  ])
})

it('come from the records once any series has loaded, even if it is empty', () => {
  expect(loadedAthletes({ athletes: [], failures: failed })).toBeUndefined()
  expect(loadedAthletes({ athletes: [], failures: { ...failed, sleep: null } })).toEqual([])
  expect(choosableAthletes(team, [])).toEqual([])
  expect(choosableAthletes(team, [{ athlete_id: '2', athlete_name: 'Jonas Weber' }])).toEqual([
    { id: '2', name: 'Jonas Weber' },
  ])
})
