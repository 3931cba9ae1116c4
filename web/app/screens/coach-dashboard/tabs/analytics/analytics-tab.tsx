import { Suspense } from 'react'
import { CHART_PX, ZOOM_BAR_PX } from '../../../../shared/charts/chart-size.ts'
import { ChartCardSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from '../../coach-dashboard-screen.module.css'
import type { TeamView } from '../../team-view/team-view.ts'
import { lazyTab } from '../lazy-tab.tsx'
import { TEAM_CHARTS } from './team-charts.ts'

export const fetchAnalytics = () => import('./analytics.tsx')

const Analytics = lazyTab(async () => (await fetchAnalytics()).Analytics, {
  title: 'Analytics Dashboard',
  what: 'The charts',
})

/**
 * The Analytics Dashboard (docs/reference/coach-dashboard.md#analytics-tab). The charts' code loads when the tab is
 * opened or in idle time, so that the overview does not wait for it.
 */
export function AnalyticsTab({ view }: { view: TeamView }) {
  return (
    <Suspense fallback={<AnalyticsSkeleton />}>
      <Analytics view={view} />
    </Suspense>
  )
}

/** Placeholder in the shape of the charts. */
export function AnalyticsSkeleton() {
  return (
    <div className={styles.stack}>
      <div style={{ minHeight: ZOOM_BAR_PX }} />
      {TEAM_CHARTS.map(({ title }) => (
        <ChartCardSkeleton key={title} title={title} height={CHART_PX} />
      ))}
    </div>
  )
}
