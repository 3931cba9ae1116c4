import { RecoveryCard } from '../recovery-card.tsx'
import type { TeamView } from '../team-view.ts'

export function AnalyticsTab({ view }: { view: TeamView }) {
  return <RecoveryCard days={view.shownDays} athletes={view.athletes} />
}
