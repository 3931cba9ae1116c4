import { useEffect } from 'react'
import type { CoachTab } from '../../../shared/navigation/coach-tabs.ts'
import { fetchAnalytics } from './analytics/analytics-tab.tsx'
import { fetchChat } from './chat/chat-tab.tsx'

const IDLE_AFTER_MS = 3000

/** A failure shows when the tab is opened. */
const quietly = (fetch: () => Promise<unknown>) => void fetch().catch(() => undefined)

/**
 * Fetches the code of the charts and of the chat while nothing else is going on, so that they also open where the
 * connection has gone since; the charts at once where the page opens with them, beside their records.
 */
export function usePrefetchedTabs(tab: CoachTab, isIdle: boolean) {
  useEffect(() => {
    if (tab === 'analytics') quietly(fetchAnalytics)
  }, [tab])
  useEffect(() => {
    if (!isIdle) return
    const fetchBoth = () => {
      quietly(fetchAnalytics)
      quietly(fetchChat)
    }
    // A browser without idle callbacks (Safari) waits a little instead.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchBoth, IDLE_AFTER_MS)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(fetchBoth)
    return () => cancelIdleCallback(request)
  }, [isIdle])
}
