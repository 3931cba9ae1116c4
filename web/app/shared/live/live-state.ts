import { useSyncExternalStore } from 'react'
import type { LiveState } from './follow-changes.ts'

let current: LiveState = 'live'
const listeners = new Set<() => void>()

export function setLiveState(state: LiveState) {
  current = state
  for (const listener of listeners) listener()
}

/**
 * Whether changes arrive live at this moment. Counts as live until the first attempt has failed.
 * @public for screens that show it
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
