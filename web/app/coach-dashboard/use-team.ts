import type { Team } from '@corner/contract/entities/teams.ts'
import { useSearchParams } from 'react-router'
import { ATHLETE_CHOICES } from './use-athlete-choice.ts'

/** The team that an address names, else the first one (spec 2, section 4). */
export function readTeam(search: URLSearchParams, teams: readonly Team[]): Team | undefined {
  return teamNamed(search, teams) ?? teams[0]
}

/** Whether an address names a team that is none of the person's: the first one is shown in its place. */
export function isOthersTeam(search: URLSearchParams, teams: readonly Team[]): boolean {
  return Boolean(search.get('team')) && !teamNamed(search, teams)
}

function teamNamed(search: URLSearchParams, teams: readonly Team[]): Team | undefined {
  const named = search.get('team')?.toLowerCase()
  return teams.find(({ id }) => id === named)
}

/** The address of another team's page: the athletes that were chosen are none of that team (spec 2, section 4). */
export function addressOfTeam(before: URLSearchParams, teamId: string): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const choice of ATHLETE_CHOICES) after.delete(choice)
  after.set('team', teamId)
  return after
}

/**
 * The team of the page, kept in the address (`?team=...`).
 * @returns the team, how to choose another, and whether the address names one that is none of the person's
 */
export function useTeam(
  teams: readonly Team[],
): [team: Team | undefined, choose: (teamId: string) => void, isAnother: boolean] {
  const [search, setSearch] = useSearchParams()
  const choose = (teamId: string) => setSearch((before) => addressOfTeam(before, teamId), { preventScrollReset: true })
  return [readTeam(search, teams), choose, isOthersTeam(search, teams)]
}
