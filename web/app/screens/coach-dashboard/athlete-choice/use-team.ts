import type { Team } from '@corner/contract/entities/teams.ts'
import { useSearchParams } from 'react-router'
import { useAddressChange } from '../../../shared/address/use-address-change.ts'
import { readTeam, type TeamOfAddress } from '../../../shared/team/read-team.ts'
import { ATHLETE_CHOICES } from './athlete-choice.ts'

/**
 * The address of another team's page, without the athletes chosen for the previous team
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
