import type { Team } from '@corner/contract/entities/teams.ts'
import { useSearchParams } from 'react-router'
import { ATHLETE_CHOICES } from '../../screens/coach-dashboard/athlete-choice/athlete-choice.ts'
import { useAddressChange } from '../address/use-address-change.ts'

export interface TeamOfAddress {
  team: Team | undefined
  /** The address names a team that is none of the person's: the first one is shown instead. */
  isAnother: boolean
}

/** The team that an address names, else the first one (docs/reference/coach-dashboard.md#controls). */
export function readTeam(search: URLSearchParams, teams: readonly Team[]): TeamOfAddress {
  const named = search.get('team')?.toLowerCase()
  const team = teams.find(({ id }) => id === named)
  return { team: team ?? teams[0], isAnother: Boolean(named) && !team }
}

/**
 * The address of another team's page: the athletes that were chosen are none of that team
 * (docs/reference/coach-dashboard.md#controls).
 */
export function addressOfTeam(before: URLSearchParams, teamId: string): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const choice of ATHLETE_CHOICES) after.delete(choice)
  after.set('team', teamId)
  return after
}

/** The team of the page, kept in the address (`?team=...`). */
export function useTeam(teams: readonly Team[]): [TeamOfAddress, (teamId: string) => void] {
  const [search] = useSearchParams()
  const changeAddress = useAddressChange()
  const choose = (teamId: string) =>
    changeAddress((before) => addressOfTeam(before, teamId), { preventScrollReset: true })
  return [readTeam(search, teams), choose]
}
