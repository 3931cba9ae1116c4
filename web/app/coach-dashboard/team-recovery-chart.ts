import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import { seriesOver } from '@corner/analytics/day-series.ts'
import { RECOVERY_PALETTE } from '@corner/contract/constants/charts.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { ChartDescription } from '../charts/chart-description.ts'
import { athleteNames } from './athlete-names.ts'
import { RECOVERY } from './recovery-metric.ts'

/**
 * A line of recovery scores for each athlete who has any.
 * @param chosen ids of the athletes to be shown in colour
 */
export function teamRecoveryChart(
  days: readonly string[],
  athletes: readonly Pick<AthleteRecords, 'athlete_id' | 'athlete_name' | 'first_name' | 'recovery_data'>[],
  chosen: readonly string[],
): ChartDescription {
  const names = athleteNames(athletes)
  const columns = athletes
    .map(({ athlete_id, athlete_name, recovery_data }) => ({
      id: athlete_id,
      name: names.get(athlete_id) ?? athlete_name,
      metric: RECOVERY,
      values: seriesOver(days, recovery_data, ({ recovery_score }) => recovery_score),
    }))
    .filter(({ values }) => values.some((value) => value !== null))
  return {
    name: `Recovery, ${columns.length} ${columns.length === 1 ? 'athlete' : 'athletes'}`,
    places: days,
    placeName: 'Day',
    metric: RECOVERY,
    columns,
    drawing: {
      kind: 'many-lines',
      chosen: columns.map(({ id }) => id).filter((id) => chosen.includes(id)),
      colours: RECOVERY_PALETTE,
      standsOut: { below: CAUTION_FROM },
    },
  }
}
