import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { joinAthletes } from '@corner/analytics/athlete/athlete-records.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM, readNormalRange } from '@corner/analytics/series/normal-range.ts'
import { pointsOf } from '@corner/analytics/series/points.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NormalBand } from '../../../../shared/charts/chart-description.ts'
import { rangeOnAxis } from '../../../../shared/charts/range-on-axis.ts'
import { showValue } from '../../../../shared/charts/show-value.ts'
import { NORMAL_RANGE_PERIOD } from '../../../../shared/period/normal-range-period.ts'
import { teamActivityQuery, teamRecoveryQuery, teamSleepQuery } from '../../../../shared/team/team-queries.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import type { TeamChart } from './team-charts.ts'

/** The band of an athlete's usual values on the left axis, with its legend text. */
export function normalBandOf({ left }: TeamChart, athlete: AthleteRecords, today: CalendarDay): NormalBand {
  const range = readNormalRange(
    pointsOf(left.valuesOf(athlete), ({ value }) => value),
    today,
  )
  if (!range) return { name: `Own normal range needs ${NORMAL_RANGE_MINIMUM} days with a value`, limits: null }
  const { low, high } = rangeOnAxis(left.metric, range)
  const limits = `${showValue({ ...left.metric, unit: '' }, low)} to ${showValue(left.metric, high)}`
  return { name: `Own normal range, ${NORMAL_RANGE_DAYS} days: ${limits}`, limits: { from: low, to: high } }
}

/**
 * The normal range of the chosen athlete; null unless exactly one is chosen, and while it loads. If the period is too
 * short for it, a longer one is requested.
 */
export function useNormalBand(chart: TeamChart, view: TeamView, chosen: readonly string[]): NormalBand | null {
  const [one] = chosen.length === 1 ? chosen : []
  const isShort = view.days < NORMAL_RANGE_PERIOD
  const wanted = (name: TeamChart['name']) => one !== undefined && isShort && chart.name === name
  const teamId = view.team.id
  const { data: recovery } = useQuery({
    ...teamRecoveryQuery(teamId, NORMAL_RANGE_PERIOD),
    enabled: wanted('recovery'),
  })
  const { data: sleep } = useQuery({ ...teamSleepQuery(teamId, NORMAL_RANGE_PERIOD), enabled: wanted('sleep') })
  const { data: activity } = useQuery({
    ...teamActivityQuery(teamId, NORMAL_RANGE_PERIOD),
    enabled: wanted('activity'),
  })
  return useMemo(() => {
    if (one === undefined) return null
    const athletes = isShort
      ? joinAthletes(recovery?.athletes_data ?? [], sleep?.athletes_data ?? [], activity?.athletes_data ?? [])
      : view.athletes
    const athlete = athletes.find(({ athlete_id }) => athlete_id === one)
    return athlete ? normalBandOf(chart, athlete, view.today) : null
  }, [one, isShort, recovery, sleep, activity, view.athletes, view.today, chart])
}
