import type { Team } from '@corner/contract/entities/teams.ts'
import { useAddressChoice } from '../address/use-address-choice.ts'

/** The team that an address names, else the first one (spec 2, section 4). */
export function readTeam(search: URLSearchParams, teams: readonly Team[]): Team | undefined {
  return teams.find(({ id }) => id === search.get('team')) ?? teams[0]
}

/** The team of the page, kept in the address (`?team=...`). */
export function useTeam(teams: readonly Team[]): [Team | undefined, (teamId: string) => void] {
  const [search, choose] = useAddressChoice('team')
  return [readTeam(search, teams), choose]
}
