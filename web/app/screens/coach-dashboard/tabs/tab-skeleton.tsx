import type { CoachTab } from '../../../shared/navigation/coach-tabs.ts'
import { CardSkeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from '../coach-dashboard-screen.module.css'
import { AnalyticsSkeleton } from './analytics/analytics-tab.tsx'
import { AthleteCardsSkeleton } from './athletes/athlete-cards-skeleton.tsx'
import { ChatSkeleton } from './chat/chat-tab.tsx'
import { OverviewSkeleton } from './overview/overview-skeleton.tsx'

/** Placeholder in the shape of the tab's content. */
export function TabSkeleton({ tab }: { tab: CoachTab }) {
  switch (tab) {
    case 'overview':
      return <OverviewSkeleton />
    case 'analytics':
      return <AnalyticsSkeleton />
    case 'rankings':
      return (
        <div className={styles.stack}>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={12} />
          <CardSkeleton lines={12} />
        </div>
      )
    case 'athletes':
      return (
        <div className={styles.stack}>
          <div className={styles.bar} />
          <AthleteCardsSkeleton />
        </div>
      )
    case 'chat':
      return <ChatSkeleton />
  }
}
