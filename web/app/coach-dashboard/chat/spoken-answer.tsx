import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useRef } from 'react'
import { type ChatMessage, isAnswer } from './conversation.ts'
import { spokenText } from './spoken-text.ts'

/** Reads an answer out when it is complete, not piece by piece; nothing of what already stood there when one came. */
export function SpokenAnswer({ messages }: { messages: readonly ChatMessage[] }) {
  const atFirst = useRef(messages.at(-1)?.id)
  const last = messages.at(-1)
  return (
    <p role="status" className="visually-hidden">
      {last && last.id !== atFirst.current && spoken(last)}
    </p>
  )
}

function spoken(message: ChatMessage): string {
  if (message.type === 'user') return ''
  // The Error box is read out by itself.
  if (message.kind === 'failure') return ''
  if (!isAnswer(message) || message.state === 'done') return spokenText(message.content)
  return message.state === 'stopped' ? 'Stopped.' : CHAT_TEXTS.waiting
}
