import { useSyncExternalStore } from 'react'
import { connection } from '../api/connection.ts'

let isLost = false
const listeners = new Set<() => void>()

// By the calls: the browser's own `onLine` also counts a network without a way out.
connection.note = (reached) => {
  if (isLost === !reached) return
  isLost = !reached
  for (const listener of listeners) listener()
}

/** Whether the last call found no server. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
