import type { Grant } from '../oauth/grants.ts'
import type { Cloud } from './cloud.ts'
import type { LateScore, Revision } from './records/revisions.ts'

interface SavedState {
  grants: Grant[]
  revisions: [string, Revision][]
  late: LateScore[]
}

/** What the state file keeps of the simulated WHOOP. */
export function savedState({ grants, revisions }: Cloud) {
  return {
    take: (): SavedState => ({ grants: grants.list, revisions: [...revisions.byKey], late: revisions.late }),
    restore(saved: SavedState) {
      grants.list = saved.grants
      revisions.byKey = new Map(saved.revisions)
      revisions.late = saved.late
    },
  }
}
