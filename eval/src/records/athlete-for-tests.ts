import { addDays } from './calendar.ts'
import { METRIC_NAMES, type MetricName } from './metrics.ts'
import type { Athlete, Point, Team } from './team.ts'

export const TODAY = '2026-03-31'

/** An athlete whose values are listed oldest first and end today; null: no value that day. */
export function athleteWith(
  full: string,
  values: Partial<Record<MetricName, readonly (number | null)[]>> = {},
  connected = true,
): Athlete {
  const [first = '', ...rest] = full.split(' ')
  const pointsOf = (ofMetric: readonly (number | null)[]): Point[] =>
    ofMetric.flatMap((value, place) =>
      value === null ? [] : [{ date: addDays(TODAY, place + 1 - ofMetric.length), value }],
    )
  const series = METRIC_NAMES.map((metric) => [metric, pointsOf(values[metric] ?? [])] as const)
  return {
    id: full.toLowerCase().replace(' ', '-'),
    full,
    first,
    last: rest.join(' '),
    connected,
    provider: connected ? 'whoop' : null,
    series: Object.fromEntries(series) as Record<MetricName, Point[]>,
  }
}

export const teamOf = (...athletes: Athlete[]): Team => ({
  id: 'team',
  name: 'Ringers',
  organization: 'Club',
  athletes,
  codes: [],
})
