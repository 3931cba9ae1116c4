import { type ReactNode, useSyncExternalStore } from 'react'

let tools: ReactNode = null
let onChange = () => {}

/**
 * What the signed-in screens put into the top bar: its script loads with them, and not with the public pages. null:
 * nothing.
 */
export function setBarTools(next: ReactNode) {
  tools = next
  onChange()
}

export function useBarTools(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => tools,
    () => null,
  )
}

/** There is one top bar. */
function subscribe(listener: () => void) {
  onChange = listener
  return () => {}
}
