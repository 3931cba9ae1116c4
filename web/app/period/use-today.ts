import { dayAt } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { today } from './days-shown.ts'

const LOOK_EVERY_MS = 30_000

/**
 * The day where the clocks show `offset` (`+HH:MM`), so that a coach abroad reads the day of their athletes; without one that of the
 * browser's calendar. It turns over at midnight, and at once when one comes back to a page that slept.
 */
export function useToday(offset?: string): CalendarDay {
  const look = useCallback(() => (offset === undefined ? null : dayAt(Date.now(), offset)) ?? today(), [offset])
  return useSyncExternalStore(subscribe, look, look)
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
