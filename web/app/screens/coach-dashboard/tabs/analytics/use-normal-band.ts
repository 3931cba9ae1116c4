import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM, readNewestRange } from '@corner/analytics/series/normal-range.ts'
import { pointsOf } from '@corner/analytics/series/points.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { useMemo } from 'react'
import type { NormalBand } from '../../../../shared/charts/chart-description.ts'
import { rangeOnAxis } from '../../../../shared/charts/range-on-axis.ts'
import { showValue } from '../../../../shared/charts/show-value.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import type { TeamChart } from './team-charts.ts'
import { useRangeAthletes } from './use-range-athletes.ts'

/** The band of an athlete's usual values on the left axis, with its legend text. */
export function normalBandOf({ left }: TeamChart, athlete: AthleteRecords, today: CalendarDay): NormalBand {
  const range = readNewestRange(
    pointsOf(left.valuesOf(athlete), ({ value }) => value),
    today,
  )
  const own = `Own ${left.metric.name.toLowerCase()} range`
  if (!range) return { name: `${own} needs ${NORMAL_RANGE_MINIMUM} days with a value`, limits: null }
  const { low, high } = rangeOnAxis(left.metric, range)
  const limits = `${showValue({ ...left.metric, unit: '' }, low)} to ${showValue(left.metric, high)}`
  return { name: `${own}, ${NORMAL_RANGE_DAYS} days: ${limits}`, limits: { from: low, to: high } }
}

/** The normal range of the chosen athlete; null unless exactly one is chosen, and while it loads. */
export function useNormalBand(chart: TeamChart, view: TeamView, chosen: readonly string[]): NormalBand | null {
  const [one] = chosen.length === 1 ? chosen : []
  const athletes = useRangeAthletes(view, one === undefined ? [] : [chart.name])
  return useMemo(() => {
    const athlete = athletes.find(({ athlete_id }) => athlete_id === one)
    return athlete ? normalBandOf(chart, athlete, view.today) : null
  }, [one, athletes, view.today, chart])
}
