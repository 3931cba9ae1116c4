import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { addressesOf, mailAddress } from './connect-request.ts'
import styles from './message-card.module.css'

interface MessageCardProps {
  title: string
  message: string
  people: readonly { email: string }[]
  /** The page that the message leads to, for whoever writes words of their own. */
  page?: string
  children?: ReactNode
}

/** What to write to people: one press copies the message, one their addresses. */
export function MessageCard({ title, message, people, page, children }: MessageCardProps) {
  const addresses = people.length === 1 ? 'Copy address' : `Copy ${people.length} addresses`
  return (
    <Card title={title}>
      {children}
      <figure className={styles.draft}>
        <figcaption>Message to send</figcaption>
        <blockquote className={styles.message}>{message}</blockquote>
      </figure>
      <div className={styles.actions}>
        <CopyButton text={message} thing="to send them" label="Copy message" copiedMs={COPIED_MS} />
        <CopyButton text={addressesOf(people)} thing="to send it to" label={addresses} copiedMs={COPIED_MS} />
        {page && (
          <>
            <CopyButton text={page} thing="to the device page" label="Copy link" copiedMs={COPIED_MS} />
            <a className={styles.mail} href={mailAddress(people, { subject: title, text: message })}>
              Write a mail
            </a>
          </>
        )}
      </div>
    </Card>
  )
}
