import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'

/** The latest failure (docs/reference/coach-dashboard.md#ai-chat-tab). */
export function ChatError({ text }: { text: string }) {
  return (
    <Notice kind="error">
      <strong>{CHAT_TEXTS.errorTitle}</strong>
      <p>{text}</p>
    </Notice>
  )
}
