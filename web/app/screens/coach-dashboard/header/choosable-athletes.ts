import type { Team } from '@corner/contract/entities/teams.ts'
import { lineNames, type Named } from '../athlete-choice/line-names.ts'
import type { TeamView } from '../team-view/team-view.ts'

export interface ChoosableAthlete {
  id: string
  /** The full name, numbered if shared. */
  name: string
}

/**
 * The athletes to choose from in the page's header: those the tabs show. The list of teams may be older than the
 * records, and would then count athletes who are gone.
 * @param shown undefined: no records yet, or all calls failed; then the athletes of the list of teams
 */
export function choosableAthletes(team: Team, shown: readonly Named[] | undefined): ChoosableAthlete[] {
  const athletes = shown ?? team.athletes.map(namedMember)
  const names = lineNames(athletes)
  return athletes.map(({ athlete_id: id, athlete_name }) => ({ id, name: names.get(id)?.fullName ?? athlete_name }))
}

/** The athletes of the records; undefined if every series failed. */
export function loadedAthletes({ athletes, failures }: Pick<TeamView, 'athletes' | 'failures'>) {
  return Object.values(failures).some((failure) => failure === null) ? athletes : undefined
}

function namedMember({ id, full_name, username, first_name }: Team['athletes'][number]): Named {
  return { athlete_id: id, athlete_name: full_name || username, first_name }
}
