import type { IntervalsCloud } from './cloud.ts'
import type { Grant } from './oauth/tokens.ts'

interface SavedState {
  grants: Grant[]
  deletedActivities: string[]
}

/** What the state file keeps of the simulated Intervals.icu. */
export function savedState({ tokens, changes }: IntervalsCloud) {
  return {
    take: (): SavedState => ({ grants: tokens.grants, deletedActivities: [...changes.deletedActivities] }),
    restore(saved: SavedState) {
      tokens.grants = saved.grants
      changes.deletedActivities = new Set(saved.deletedActivities)
    },
  }
}
