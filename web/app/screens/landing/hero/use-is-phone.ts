import { useSyncExternalStore } from 'react'
import { PHONE_WINDOW } from './hero-files.ts'

function subscribe(listener: () => void) {
  const narrow = matchMedia(PHONE_WINDOW)
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone; false in the prerendered page. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE_WINDOW).matches,
    () => false,
  )
}
