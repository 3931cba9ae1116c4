import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { lazy, Suspense } from 'react'
import { preloadMarkdown } from '../../../../shared/markdown/markdown.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { ChartCardSkeleton } from '../../../../ui/skeleton.tsx'
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
 * The AI Chat (spec 2, section 2). Its code comes when the tab is opened: who looks at the numbers alone need not wait for it; what
 * draws its markdown comes with it, so that the welcome never stands there as it is written.
 */
export function ChatTab({ view }: { view: TeamView }) {
  return (
    <Suspense fallback={<ChatSkeleton />}>
      <Chat view={view} />
    </Suspense>
  )
}

/** Messages, input and the line above them. */
const SHAPE_PX = 720

/** The chat in the shape of what comes. */
export function ChatSkeleton() {
  return <ChartCardSkeleton title={CHAT_TEXTS.title} height={SHAPE_PX} />
}

/** Offline, or the app was updated since the page was opened. */
function ChatNotLoaded() {
  return (
    <ErrorCard
      title={CHAT_TEXTS.title}
      message="The chat could not be loaded."
      // A part that failed to load is asked for anew by a new page alone.
      onRetry={() => location.reload()}
    >
      The other tabs work as before.
    </ErrorCard>
  )
}
