import { useRef } from 'react'
import styles from './chat.module.css'
import { ChatEntry } from './chat-entry.tsx'
import type { ChatMessage } from './conversation.ts'
import { useFollowEnd } from './use-follow-end.ts'

/** The messages, newest last, in an area of 600 px (spec 2, section 9), or what fits on a phone. */
export function ChatLog({ messages, isThinking }: { messages: readonly ChatMessage[]; isThinking: boolean }) {
  const area = useRef<HTMLElement>(null)
  useFollowEnd(area, messages, isThinking)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={area} className={styles.log} aria-label="Conversation" tabIndex={0}>
      <ol>
        {messages.map((message) => (
          <li key={message.id} className={message.type === 'user' ? styles.mine : styles.theirs}>
            <ChatEntry message={message} />
          </li>
        ))}
      </ol>
    </section>
  )
}
