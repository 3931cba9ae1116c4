import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ATHLETE_TABS, type AthleteTab } from '../../shared/athlete-link/athlete-tabs.ts'
import { CHART_PX } from '../../shared/charts/chart-size.ts'
import { NORMAL_RANGE_PERIOD } from '../../shared/period/normal-range-period.ts'
import { CardSkeleton, ChartCardSkeleton, StatCardsSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import styles from './athlete-analysis-screen.module.css'
import { athleteQuery } from './athlete-query.ts'
import { useAthleteTab } from './athlete-tab.ts'
import { InsightsTab } from './insights/insights-tab.tsx'
import { normalRanges } from './week/normal-ranges.ts'
import { WeekChartCard } from './week/week-chart-card.tsx'
import { CHART_TITLES, isChartTab } from './week/week-charts.ts'
import { WeekOverview } from './week/week-overview.tsx'

interface AthleteAnalysisTabsProps {
  teamId: string
  athleteId: string
  /** The last 7 days; undefined while loading. */
  week: AthleteDetail | undefined
}

/**
 * The tabs, which work before any data is there. The Overview waits for the month of the normal ranges, too, so that
 * nothing moves when they come; it does without where the month fails.
 */
export function AthleteAnalysisTabs({ teamId, athleteId, week }: AthleteAnalysisTabsProps) {
  const [tab, chooseTab] = useAthleteTab()
  const { data: month, failureCount } = useQuery(athleteQuery(teamId, athleteId, NORMAL_RANGE_PERIOD))
  const normals = useMemo(() => month && normalRanges(month), [month])
  const isWaiting = tab === 'overview' && month === undefined && failureCount === 0
  return (
    <Tabs label="Parts of the analysis" tabs={ATHLETE_TABS} chosen={tab} onChoose={chooseTab}>
      {(!week || isWaiting) && <PartSkeleton tab={tab} />}
      {week && tab === 'overview' && !isWaiting && (
        <WeekOverview teamId={teamId} athleteId={athleteId} week={week} normals={normals} />
      )}
      {week && tab === 'ai-insights' && (
        <InsightsTab teamId={teamId} athleteId={athleteId} insights={week.ai_insights} />
      )}
      {week && isChartTab(tab) && <WeekChartCard tab={tab} week={week} normals={normals} />}
    </Tabs>
  )
}

/** Placeholder in the shape of the tab's content. */
function PartSkeleton({ tab }: { tab: AthleteTab }) {
  if (isChartTab(tab)) return <ChartCardSkeleton title={CHART_TITLES[tab]} height={CHART_PX} />
  return (
    <div className={styles.stack}>
      {tab === 'overview' && <CardSkeleton lines={2} />}
      <StatCardsSkeleton count={4} />
      <CardSkeleton lines={3} />
    </div>
  )
}
