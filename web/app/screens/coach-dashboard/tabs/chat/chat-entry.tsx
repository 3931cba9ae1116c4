import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { memo } from 'react'
import { formatDateTime } from '../../../../shared/date-format/format-date.ts'
import { formatMoment } from '../../../../shared/date-format/format-moment.ts'
import { Markdown } from '../../../../shared/markdown/markdown.tsx'
import { AnswerText } from './answer/answer-text.tsx'
import styles from './chat.module.css'
import type { ChatMessage } from './conversation/conversation.ts'

/** One message with author and time: questions and errors as plain text, everything else as markdown. */
export const ChatEntry = memo(function ChatEntry({ message }: { message: ChatMessage }) {
  const moment = new Date(message.at)
  return (
    <article className={styles.entry}>
      <p className={styles.who}>
        {message.type === 'user' ? 'You' : CHAT_TEXTS.title}{' '}
        <time dateTime={message.at} title={formatDateTime(moment)}>
          {formatMoment(moment, new Date())}
        </time>
      </p>
      <Content message={message} />
    </article>
  )
})

function Content({ message }: { message: ChatMessage }) {
  if (message.type === 'user') return <p className={styles.question}>{message.content}</p>
  switch (message.kind) {
    case 'notice':
      return <Markdown headings="bold">{message.content}</Markdown>
    case 'failure':
      return <Failure text={message.content} />
    case 'answer':
      return <AnswerText answer={message} />
  }
}

/**
 * The error's emoji needs a font that not every machine has: the text keeps it, and the screen shows an icon instead.
 */
function Failure({ text }: { text: string }) {
  return (
    <p className={styles.failure}>
      {text.startsWith(SIGN) && (
        <>
          <span className="visually-hidden">{SIGN}</span>
          <svg className={styles.cross} viewBox="0 0 12 12" aria-hidden="true">
            <path d="M1.5 1.5 10.5 10.5M10.5 1.5 1.5 10.5" />
          </svg>
        </>
      )}
      {text.startsWith(SIGN) ? text.slice(SIGN.length) : text}
    </p>
  )
}

const SIGN = '❌ '
