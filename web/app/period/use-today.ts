import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { useSyncExternalStore } from 'react'
import { today } from './days-shown.ts'

const LOOK_EVERY_MS = 30_000

/** The day of the browser's calendar. It turns over at midnight, and at once when one comes back to a page that slept. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(subscribe, today, today)
}

function subscribe(onLook: () => void) {
  // No timer until midnight: it would stop while the machine sleeps, and not know of a changed clock.
  const timer = setInterval(onLook, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', onLook)
  addEventListener('pageshow', onLook)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onLook)
    removeEventListener('pageshow', onLook)
  }
}
