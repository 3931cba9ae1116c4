import { CHART_PX } from '../charts/chart.tsx'
import { ChartCardSkeleton } from '../look/skeleton.tsx'
import styles from './coach-dashboard-screen.module.css'

export function TeamLoading() {
  return (
    <div className={styles.stack}>
      <p className={styles.line} role="status">
        <b>Loading Team Dashboard</b> Gathering team analytics...
      </p>
      <ChartCardSkeleton title="Recovery" height={CHART_PX} />
    </div>
  )
}
