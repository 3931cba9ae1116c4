import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { Suspense } from 'react'
import { preloadMarkdown } from '../../../../shared/markdown/markdown.tsx'
import { ChartCardSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { lazyTab } from '../lazy-tab.tsx'

export const fetchChat = () => Promise.all([import('./chat.tsx'), preloadMarkdown()])

const Chat = lazyTab(async () => (await fetchChat())[0].Chat, { title: CHAT_TEXTS.title, what: 'The chat' })

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
