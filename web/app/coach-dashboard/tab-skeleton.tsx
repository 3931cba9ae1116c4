import { CHART_PX } from '../charts/chart.tsx'
import { ZOOM_BAR_PX } from '../charts/zoom-bar.tsx'
import { CardSkeleton, ChartCardSkeleton, StatCardsSkeleton } from '../look/skeleton.tsx'
import styles from './coach-dashboard-screen.module.css'
import type { TabName } from './use-tab.ts'

/** A tab in the shape of what comes. */
export function TabSkeleton({ tab }: { tab: TabName }) {
  if (tab === 'overview') {
    return (
      <div className={styles.stack}>
        <StatCardsSkeleton count={4} />
        <CardSkeleton lines={9} />
        <CardSkeleton lines={4} />
      </div>
    )
  }
  if (tab === 'analytics') {
    return (
      <div className={styles.stack}>
        <div style={{ height: ZOOM_BAR_PX }} />
        {['Recovery', 'Sleep Quality & Duration', 'Team Activity/Strain Analysis'].map((title) => (
          <ChartCardSkeleton key={title} title={title} height={CHART_PX} />
        ))}
      </div>
    )
  }
  if (tab === 'rankings') {
    return (
      <div className={styles.pairs}>
        {[0, 1, 2, 3].map((place) => (
          <CardSkeleton key={place} lines={8} />
        ))}
      </div>
    )
  }
  return (
    <div className={styles.thirds}>
      {Array.from({ length: 9 }, (_, place) => (
        <CardSkeleton key={place} lines={4} />
      ))}
    </div>
  )
}
