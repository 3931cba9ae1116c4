import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** The last failure (spec 2, section 8). */
export function ChatError({ text }: { text: string }) {
  return (
    <Notice kind="error">
      <strong>{CHAT_TEXTS.errorTitle}</strong>
      <p>{text}</p>
    </Notice>
  )
}
