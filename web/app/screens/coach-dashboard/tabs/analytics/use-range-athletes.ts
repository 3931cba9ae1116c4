import { type AthleteRecords, joinAthletes } from '@corner/analytics/athlete/athlete-records.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NORMAL_RANGE_PERIOD } from '../../../../shared/period/normal-range-period.ts'
import { teamActivityQuery, teamRecoveryQuery, teamSleepQuery } from '../../../../shared/team/team-queries.ts'
import type { SeriesName } from '../../records/team-replies.ts'
import type { TeamView } from '../../team-view/team-view.ts'

/**
 * The athletes with enough days of these series for their normal ranges. If the page's period is too short, a longer
 * one is requested; empty while it loads.
 */
export function useRangeAthletes(view: TeamView, series: readonly SeriesName[]): readonly AthleteRecords[] {
  const isShort = view.days < NORMAL_RANGE_PERIOD
  const wanted = (name: SeriesName) => isShort && series.includes(name)
  const { id } = view.team
  const { data: recovery } = useQuery({ ...teamRecoveryQuery(id, NORMAL_RANGE_PERIOD), enabled: wanted('recovery') })
  const { data: sleep } = useQuery({ ...teamSleepQuery(id, NORMAL_RANGE_PERIOD), enabled: wanted('sleep') })
  const { data: activity } = useQuery({ ...teamActivityQuery(id, NORMAL_RANGE_PERIOD), enabled: wanted('activity') })
  return useMemo(
    () =>
      isShort
        ? joinAthletes(recovery?.athletes_data ?? [], sleep?.athletes_data ?? [], activity?.athletes_data ?? [])
        : view.athletes,
    [isShort, recovery, sleep, activity, view.athletes],
  )
}
