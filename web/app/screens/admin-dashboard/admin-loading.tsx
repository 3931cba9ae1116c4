import { CardSkeleton, StatCardsSkeleton } from '../../ui/skeleton.tsx'
import type { AdminTab } from './admin-tab.ts'

/** In the shape of what comes. */
export function AdminLoading({ tab }: { tab: AdminTab }) {
  if (tab === 'overview') return <StatCardsSkeleton count={4} />
  return <CardSkeleton lines={tab === 'teams' ? 6 : 10} />
}
