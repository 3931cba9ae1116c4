import { dayAt } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { serverNowMs } from '../api/server-clock.ts'

const LOOK_EVERY_MS = 30_000

/**
 * The day where the clocks show `offset` (`+HH:MM`), by the server's clock: neither the zone nor a wrong clock of the browser counts.
 * It turns over at midnight, and at once when one comes back to a page that slept. null: no answer has told an offset and a time.
 */
export function useServerDay(offset: string | undefined): CalendarDay | null {
  const look = useCallback(() => {
    const nowMs = serverNowMs()
    return offset === undefined || nowMs === null ? null : dayAt(nowMs, offset)
  }, [offset])
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
