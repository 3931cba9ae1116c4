import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The year that the visitor's clock shows; in the prerendered page the one in which it was built. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILT_IN_YEAR__,
  )
}

declare global {
  /** Set by vite.config.ts, the same in the prerendered page and in the script that wakes it up. */
  const __BUILT_IN_YEAR__: number
}
