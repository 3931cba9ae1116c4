import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { lazy, Suspense } from 'react'
import { preloadMarkdown } from '../../../../shared/markdown/markdown.tsx'
import { ErrorCard } from '../../../../ui/feedback/error-card.tsx'
import { ChartCardSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import type { TeamView } from '../../team-view/team-view.ts'

const Chat = lazy(async () => {
  try {
    const [{ Chat }] = await Promise.all([import('./chat.tsx'), preloadMarkdown()])
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
