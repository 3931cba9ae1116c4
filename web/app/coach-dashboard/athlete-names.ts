import { athleteLabel } from '@corner/analytics/athlete-label.ts'

interface Named {
  athlete_id: string
  athlete_name: string
  first_name: string
}

/** What a chart calls each athlete: their first-name label, or the full name where two of the team share it. */
export function athleteNames(athletes: readonly Named[]): Map<string, string> {
  const labels = athletes.map(athleteLabel)
  return new Map(
    athletes.map(({ athlete_id, athlete_name }, place) => {
      const label = labels[place] ?? athlete_name
      return [athlete_id, labels.indexOf(label) === labels.lastIndexOf(label) ? label : athlete_name]
    }),
  )
}
