import { sleepOfReadiness } from '@corner/analytics/readiness/sleep-of-readiness.ts'
import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { useMemo } from 'react'
import { Chart } from '../../../shared/charts/chart.tsx'
import { type ChartDescription, hasValues } from '../../../shared/charts/chart-description.ts'
import { ChartDownloads } from '../../../shared/charts/chart-downloads.tsx'
import { showValue } from '../../../shared/charts/show-value.ts'
import { aboutWeekChart } from '../../../shared/explanations/athlete-screen.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../ui/overlay/info-popover.tsx'
import { ActivityNumbers } from './activity-numbers.tsx'
import { NewestValues } from './newest-values.tsx'
import { type NormalRanges, withRanges } from './normal-ranges.ts'
import { byWakeDay } from './wake-days.ts'
import { type ChartTab, weekChart } from './week-charts.ts'
import { SLEEP_DURATION } from './week-metrics.ts'

interface WeekChartCardProps {
  tab: ChartTab
  week: AthleteDetail
  /** undefined: loading or failed. */
  normals: NormalRanges | undefined
}

/** The chart of a tab with the athlete's normal ranges. */
export function WeekChartCard({ tab, week, normals }: WeekChartCardProps) {
  const chart = useMemo(
    () =>
      withRanges(
        weekChart(tab, byWakeDay(week), week.data_summary.analysis_date, week.without_recovery !== undefined),
        tab,
        normals,
      ),
    [tab, week, normals],
  )
  if (!hasValues(chart)) return <NoData tab={tab} chart={chart} week={week} />
  return (
    <Card
      title={chart.name}
      about={<InfoPopover about={chart.name} explanation={() => aboutWeekChart(tab, { shownDays: chart.places })} />}
      aside={<ChartDownloads description={chart} title={chart.name} of={week.athlete_info.name} />}
    >
      {tab === 'activity' ? (
        <ActivityNumbers week={week} />
      ) : (
        <NewestValues columns={chart.columns} days={chart.places} normals={normals} />
      )}
      <Chart description={chart} />
    </Card>
  )
}

/** A week without values is not the chart's fault: the text says what to do. */
function NoData({ tab, chart, week }: { tab: ChartTab; chart: ChartDescription; week: AthleteDetail }) {
  const { title, text } = chart.metric.empty
  const { whoop_connected } = week.athlete_info
  const linked = whoop_connected ? text : 'No device is linked: data comes once the athlete connects one.'
  const empty = { title, text: notGiven(tab, week.without_recovery) ?? linked }
  return (
    <Card title={chart.name}>
      <Chart description={{ ...chart, metric: { ...chart.metric, empty } }} />
    </Card>
  )
}

/** Of mornings that do come: what their maker does not give, so that nobody is asked about the device; null: not so. */
export function notGiven(tab: ChartTab, without: AthleteDetail['without_recovery']): string | null {
  if (!without?.readiness) return null
  const night = sleepOfReadiness(without)
  if (tab !== 'sleep' || night === null) return `${without.maker} gave none in the last ${ATHLETE_DETAIL.days} days.`
  return `${without.maker} gives the hours asleep, ${showValue(SLEEP_DURATION, night.hours)} in the newest night, without its times and quality.`
}
