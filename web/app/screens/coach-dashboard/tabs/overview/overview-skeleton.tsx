import { CardSkeleton, StatCardsSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from './overview-tab.module.css'

/** Placeholder in the shape of the overview. */
export function OverviewSkeleton() {
  return (
    <div className={styles.overview}>
      <div className={styles.line} />
      <StatCardsSkeleton count={4} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CardSkeleton lines={4} />
          <CardSkeleton lines={9} />
        </div>
        <div className={styles.column}>
          <CardSkeleton lines={1} />
          <CardSkeleton lines={2} />
          <CardSkeleton lines={5} />
          <CardSkeleton lines={3} />
        </div>
      </div>
    </div>
  )
}
