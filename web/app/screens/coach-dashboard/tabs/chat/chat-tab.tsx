import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { lazy, Suspense, useEffect } from 'react'
import { preloadMarkdown } from '../../../../shared/markdown/markdown.tsx'
import { ErrorCard } from '../../../../ui/feedback/error-card.tsx'
import { ChartCardSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import type { TeamView } from '../../team-view/team-view.ts'

const fetchChat = () => Promise.all([import('./chat.tsx'), preloadMarkdown()])

const Chat = lazy(async () => {
  try {
    const [{ Chat }] = await fetchChat()
    return { default: Chat }
  } catch {
    return { default: ChatNotLoaded }
  }
})

/**
 * The AI Chat (docs/reference/coach-dashboard.md#ai-chat-tab). Its code loads when the tab is opened, because people
 * who only look at the numbers do not need it. The markdown renderer loads with it, so that the welcome never shows
 * unformatted.
 */
export function ChatTab({ view }: { view: TeamView }) {
  return (
    <Suspense fallback={<ChatSkeleton />}>
      <Chat view={view} />
    </Suspense>
  )
}

/** Fetches the chat's code while nothing else is going on, so that it also opens where the connection has gone since. */
export function usePrefetchChat(isIdle: boolean) {
  useEffect(() => {
    if (!isIdle) return
    // A browser without idle callbacks (Safari) waits a little instead. A failure shows when the tab is opened.
    const fetchQuietly = () => void fetchChat().catch(() => undefined)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchQuietly, IDLE_AFTER_MS)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(fetchQuietly)
    return () => cancelIdleCallback(request)
  }, [isIdle])
}

const IDLE_AFTER_MS = 3000

/** Height of messages, input and the line above them. */
const SHAPE_PX = 720

/** Placeholder in the shape of the chat. */
export function ChatSkeleton() {
  return <ChartCardSkeleton title={CHAT_TEXTS.title} height={SHAPE_PX} />
}

/** Offline, or the app was updated since the page was opened. */
function ChatNotLoaded() {
  return (
    <ErrorCard
      title={CHAT_TEXTS.title}
      message="The chat could not be loaded."
      // A chunk that failed to load is only requested again by a new page.
      onRetry={() => location.reload()}
    >
      The other tabs work as before.
    </ErrorCard>
  )
}
