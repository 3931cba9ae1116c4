import { useRef } from 'react'
import styles from './chat.module.css'
import { ChatEntry } from './chat-entry.tsx'
import { type ChatMessage, isAnswer } from './conversation/conversation.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

/**
 * The messages, newest last, in an area of 600 px (docs/reference/coach-dashboard.md#ai-chat-tab), or what fits on a
 * phone. New messages are announced, except one's own and the pieces of an answer: a complete answer replaces its
 * pieces as a new entry, and is announced as a whole.
 */
export function ChatLog({ messages, isThinking }: { messages: readonly ChatMessage[]; isThinking: boolean }) {
  const area = useRef<HTMLDivElement>(null)
  useStickToBottom(area, messages, isThinking)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={area} className={styles.log} role="log" aria-label="Conversation" tabIndex={0}>
      <ol>
        {messages.map((message) => {
          const isInPieces = isAnswer(message) && message.state === 'streaming'
          return (
            <li
              key={isInPieces ? `pieces of ${message.id}` : message.id}
              className={message.type === 'user' ? styles.mine : styles.theirs}
              aria-live={isInPieces || isAnnouncedElsewhere(message) ? 'off' : undefined}
            >
              <ChatEntry message={message} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** One's own words are known, and the error box announces errors. */
const isAnnouncedElsewhere = (message: ChatMessage) =>
  message.type === 'user' || (message.type === 'ai' && message.kind === 'failure')
