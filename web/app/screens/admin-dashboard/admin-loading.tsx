import { CardSkeleton, StatCardsSkeleton } from '../../ui/feedback/skeleton.tsx'
import type { AdminTab } from './admin-tab.ts'

/** Placeholder in the shape of the tab's content. */
export function AdminLoading({ tab }: { tab: AdminTab }) {
  if (tab === 'overview') {
    return (
      <>
        <StatCardsSkeleton count={4} />
        <CardSkeleton lines={5} />
      </>
    )
  }
  return <CardSkeleton lines={tab === 'teams' ? 6 : 10} />
}
