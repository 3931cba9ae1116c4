import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { useMemo } from 'react'
import { Chart } from '../../../shared/charts/chart.tsx'
import { type ChartDescription, hasValues } from '../../../shared/charts/chart-description.ts'
import { ChartDownloads } from '../../../shared/charts/chart-downloads.tsx'
import { aboutWeekChart } from '../../../shared/explanations/athlete-screen.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../ui/overlay/info-popover.tsx'
import { ActivityNumbers } from './activity-numbers.tsx'
import { NewestValues } from './newest-values.tsx'
import { type NormalRanges, withRanges } from './normal-ranges.ts'
import { byWakeDay } from './wake-days.ts'
import { type ChartTab, weekChart } from './week-charts.ts'

interface WeekChartCardProps {
  tab: ChartTab
  week: AthleteDetail
  /** undefined: loading or failed. */
  normals: NormalRanges | undefined
}

/** The chart of a tab with the athlete's normal ranges. */
export function WeekChartCard({ tab, week, normals }: WeekChartCardProps) {
  const chart = useMemo(
    () => withRanges(weekChart(tab, byWakeDay(week), week.data_summary.analysis_date), tab, normals),
    [tab, week, normals],
  )
  if (!hasValues(chart)) return <NoData chart={chart} isLinked={week.athlete_info.whoop_connected} />
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
function NoData({ chart, isLinked }: { chart: ChartDescription; isLinked: boolean }) {
  const { title, text } = chart.metric.empty
  const empty = { title, text: isLinked ? text : 'No device is linked: data comes once the athlete connects one.' }
  return (
    <Card title={chart.name}>
      <Chart description={{ ...chart, metric: { ...chart.metric, empty } }} />
    </Card>
  )
}
