import { athleteLabel } from './athlete-label.ts'

interface Named {
  athlete_id: string
  athlete_name: string
  first_name?: string | null
}

/** What a chart or a sentence calls each athlete, by id: their first-name label, or the full name where two of the team share it. */
export function athleteNames(athletes: readonly Named[]): Map<string, string> {
  const bearers = Map.groupBy(athletes, athleteLabel)
  return new Map(
    athletes.map((athlete) => {
      const label = athleteLabel(athlete)
      return [athlete.athlete_id, bearers.get(label)?.length === 1 ? label : athlete.athlete_name]
    }),
  )
}
