import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The current year by the visitor's clock; the build's year in the prerendered page. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILT_IN_YEAR__,
  )
}

declare global {
  /** Set by vite.config.ts, the same in the prerendered page and in the script that hydrates it. */
  const __BUILT_IN_YEAR__: number
}
