import { sayWithoutRecovery } from '@corner/analytics/team/without-recovery.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { TeamView } from './team-view.ts'

/** Who is left out of what is compared by recovery, and why; nothing in a team whose makers all give one. */
export function WithoutRecoveryNote({ view: { overview } }: { view: Pick<TeamView, 'overview'> }) {
  const text = sayWithoutRecovery(overview.withoutRecovery, overview.comparedProvider)
  return text === '' ? null : <Notice kind="note">{text}</Notice>
}
