import { useSyncExternalStore } from 'react'
import type { LiveState } from './follow-changes.ts'

let current: LiveState = 'live'
const listeners = new Set<() => void>()

export function setLiveState(state: LiveState) {
  current = state
  for (const listener of listeners) listener()
}

/**
 * Whether changes come by themselves at this moment. Before the first try has failed it counts as live: there is nothing to say yet.
 * @public for screens that want to say so
 */
export function useLiveState(): LiveState {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => 'live',
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
