import type { Team } from '@corner/contract/entities/teams.ts'

export interface TeamOfAddress {
  team: Team | undefined
  /** The address names a team that the person cannot see: their first one is shown instead. */
  isAnother: boolean
}

/** The team named in the address, else the first one (docs/reference/coach-dashboard.md#controls). */
export function readTeam(search: URLSearchParams, teams: readonly Team[]): TeamOfAddress {
  const named = search.get('team')?.toLowerCase()
  const team = teams.find(({ id }) => id === named)
  return { team: team ?? teams[0], isAnother: Boolean(named) && !team }
}
