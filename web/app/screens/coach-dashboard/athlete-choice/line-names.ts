import { athleteNames } from '@corner/analytics/athlete/athlete-names.ts'

export interface Named {
  athlete_id: string
  athlete_name: string
  first_name?: string
}

/** The names of an athlete's line: in the chart and its checkbox, and in a file. */
export interface LineName {
  name: string
  fullName: string
}

/**
 * As `athleteNames`; athletes who also share their full name are numbered in the order of the team: `Marcus Lind (2)`.
 */
export function lineNames(athletes: readonly Named[]): Map<string, LineName> {
  const labels = athleteNames(athletes)
  const bearers = Map.groupBy(athletes, ({ athlete_name }) => athlete_name)
  return new Map(
    athletes.map((athlete) => {
      const { athlete_id, athlete_name } = athlete
      const sharing = bearers.get(athlete_name) ?? []
      const fullName = sharing.length > 1 ? `${athlete_name} (${sharing.indexOf(athlete) + 1})` : athlete_name
      const label = labels.get(athlete_id) ?? athlete_name
      return [athlete_id, { name: label === athlete_name ? fullName : label, fullName }]
    }),
  )
}
