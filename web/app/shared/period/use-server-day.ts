import { dayAt } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { serverNowMs } from '../api/server-clock.ts'

const LOOK_EVERY_MS = 30_000

/**
 * The current day at a UTC offset (`+HH:MM`), by the server's clock: independent of the browser's time zone and clock.
 * Changes at midnight, and at once when the reader returns to a page that slept. null: offset or time unknown.
 */
export function useServerDay(offset: string | undefined): CalendarDay | null {
  const look = useCallback(() => {
    const nowMs = serverNowMs()
    return offset === undefined || nowMs === null ? null : dayAt(nowMs, offset)
  }, [offset])
  return useSyncExternalStore(subscribe, look, look)
}

function subscribe(onLook: () => void) {
  // Not a timer until midnight: it would stop during sleep and miss clock changes.
  const timer = setInterval(onLook, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', onLook)
  addEventListener('pageshow', onLook)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onLook)
    removeEventListener('pageshow', onLook)
  }
}
