import type { Team } from '@corner/contract/entities/teams.ts'
import type { AddressChanges } from '../../../shared/address/changed-address.ts'
import { useAddress } from '../../../shared/address/use-address.ts'
import { readTeam, type TeamOfAddress } from '../../../shared/team/read-team.ts'
import { ATHLETE_CHOICES } from './athlete-choice.ts'

/** Another team's page: without the athletes chosen for the previous team (docs/reference/coach-dashboard.md#controls). */
export function changesToTeam(teamId: string): AddressChanges {
  return { ...Object.fromEntries(ATHLETE_CHOICES.map((name) => [name, null])), team: teamId }
}

/** The team of the page, kept in the address (`?team=...`). */
export function useTeam(teams: readonly Team[]): [TeamOfAddress, (teamId: string) => void] {
  const [address, change] = useAddress()
  return [readTeam(address, teams), (teamId) => change(changesToTeam(teamId))]
}
