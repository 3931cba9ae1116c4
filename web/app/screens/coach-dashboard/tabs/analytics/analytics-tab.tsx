import { useMemo } from 'react'
import { ChartGroup } from '../../../../shared/charts/chart-group.tsx'
import { ZoomBar } from '../../../../shared/charts/zoom-bar.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { TeamChartCard } from './team-chart-card.tsx'
import { TEAM_CHARTS } from './team-charts.ts'

/** The Analytics Dashboard: recovery, sleep and strain of the team over the same days (spec 2, section 2). */
export function AnalyticsTab({ view }: { view: TeamView }) {
  const ids = useMemo(() => view.athletes.map(({ athlete_id }) => athlete_id), [view.athletes])
  return (
    <ChartGroup>
      <ZoomBar days={view.drawnDays} />
      {TEAM_CHARTS.map((chart) => (
        <TeamChartCard key={chart.name} chart={chart} view={view} ids={ids} />
      ))}
    </ChartGroup>
  )
}
