import { athleteLabel } from './athlete-label.ts'

interface Named {
  athlete_id: string
  athlete_name: string
  first_name?: string | null
}

/**
 * The name of each athlete in charts and sentences, by id: the first name, or the full name where two athletes share the
 * first name.
 */
export function athleteNames(athletes: readonly Named[]): Map<string, string> {
  const bearers = Map.groupBy(athletes, athleteLabel)
  return new Map(
    athletes.map((athlete) => {
      const label = athleteLabel(athlete)
      return [athlete.athlete_id, bearers.get(label)?.length === 1 ? label : athlete.athlete_name]
    }),
  )
}
