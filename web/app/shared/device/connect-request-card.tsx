import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { branding } from '../branding/branding.ts'
import { addressesOf, connectRequest } from './connect-request.ts'
import styles from './connect-request-card.module.css'

interface ConnectRequestCardProps {
  title: string
  people: readonly { email: string }[]
  /** They were connected before. */
  isAgain?: boolean
  children?: ReactNode
}

/** Asks people for their wearable: one press copies their addresses, one a message to send them. */
export function ConnectRequestCard({ title, people, isAgain = false, children }: ConnectRequestCardProps) {
  const message = connectRequest({ isAgain, product: branding.name, origin: location.origin })
  const addresses = people.length === 1 ? 'Copy address' : `Copy ${people.length} addresses`
  return (
    <Card title={title}>
      {children}
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>
        <CopyButton text={message} thing="to send them" label="Copy message" copiedMs={COPIED_MS} />
        <CopyButton text={addressesOf(people)} thing="to send it to" label={addresses} copiedMs={COPIED_MS} />
      </div>
    </Card>
  )
}
