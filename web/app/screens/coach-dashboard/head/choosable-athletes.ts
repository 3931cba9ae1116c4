import type { Team } from '@corner/contract/entities/teams.ts'
import { lineNames, type Named } from '../athlete-choice/line-names.ts'
import type { TeamView } from '../team-view/team-view.ts'

export interface ChoosableAthlete {
  id: string
  /** The full name; of two who share it, counted. */
  name: string
}

/**
 * Who can be chosen in the page's head: the athletes that the tabs show. The list of teams may be older than the records, and then
 * "24 of 24 athletes selected" would stand above a team of none.
 * @param shown undefined: no records have come, or none but failures; then those of the list of teams
 */
export function choosableAthletes(team: Team, shown: readonly Named[] | undefined): ChoosableAthlete[] {
  const athletes = shown ?? team.athletes.map(namedMember)
  const names = lineNames(athletes)
  return athletes.map(({ athlete_id: id, athlete_name }) => ({ id, name: names.get(id)?.fullName ?? athlete_name }))
}

/** The athletes that came with the records; undefined when no series came. */
export function athletesCome({ athletes, failures }: Pick<TeamView, 'athletes' | 'failures'>) {
  return Object.values(failures).some((failure) => failure === null) ? athletes : undefined
}

function namedMember({ id, full_name, username, first_name }: Team['athletes'][number]): Named {
  return { athlete_id: id, athlete_name: full_name || username, first_name }
}
