import type { Team } from '@corner/contract/entities/teams.ts'
import { useSearchParams } from 'react-router'

/** The team that an address names, else the first one (spec 2, section 4). */
export function readTeam(search: URLSearchParams, teams: readonly Team[]): Team | undefined {
  return teams.find(({ id }) => id === search.get('team')) ?? teams[0]
}

/** The team of the page, kept in the address (`?team=...`). */
export function useTeam(teams: readonly Team[]): [Team | undefined, (teamId: string) => void] {
  const [search, setSearch] = useSearchParams()
  function choose(teamId: string) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('team', teamId)
        return after
      },
      { preventScrollReset: true },
    )
  }
  return [readTeam(search, teams), choose]
}
