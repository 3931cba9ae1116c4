import type { Team } from '@corner/contract/entities/teams.ts'

export interface TeamOfAddress {
  team: Team | undefined
  /** The address names a team that is none of the person's: the first one is shown instead. */
  isAnother: boolean
}

/** The team that an address names, else the first one (spec 2, section 4). */
export function readTeam(search: URLSearchParams, teams: readonly Team[]): TeamOfAddress {
  const named = search.get('team')?.toLowerCase()
  const team = teams.find(({ id }) => id === named)
  return { team: team ?? teams[0], isAnother: Boolean(named) && !team }
}
