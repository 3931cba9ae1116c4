import type { Grant } from '../oauth/grants.ts'
import type { Cloud } from './cloud.ts'
import type { Subscription } from './webhooks/subscriptions.ts'

interface SavedState {
  grants: Grant[]
  subscriptions: Subscription[]
  changes: [string, { deleted: boolean; rescored: number }][]
}

/** What the state file keeps of the simulated Oura. */
export function savedState({ grants, subscriptions, changes }: Cloud) {
  return {
    take: (): SavedState => ({
      grants: grants.list,
      subscriptions: subscriptions.list,
      changes: [...changes.byId],
    }),
    restore(saved: SavedState) {
      grants.list = saved.grants
      subscriptions.list = saved.subscriptions
      changes.byId = new Map(saved.changes)
    },
  }
}
