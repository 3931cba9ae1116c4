import type { Grant } from '../oauth/grants.ts'
import type { Cloud } from './cloud.ts'

interface SavedState {
  grants: Grant[]
}

/** What the state file keeps of the simulated Polar. */
export function savedState({ grants }: Cloud) {
  return {
    take: (): SavedState => ({ grants: grants.list }),
    restore(saved: SavedState) {
      grants.list = saved.grants
    },
  }
}
