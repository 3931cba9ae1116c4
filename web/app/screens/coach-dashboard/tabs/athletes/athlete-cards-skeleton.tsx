import { CardSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from '../../coach-dashboard-screen.module.css'

const ATHLETES_IN_SIGHT = 9

/** Empty cards in place of the athletes'. */
export function AthleteCardsSkeleton() {
  return (
    <div className={styles.thirds}>
      {Array.from({ length: ATHLETES_IN_SIGHT }, (_, place) => (
        <CardSkeleton key={place} lines={4} />
      ))}
    </div>
  )
}
