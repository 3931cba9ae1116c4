import type { ReactNode } from 'react'
import { branding } from '../branding/branding.ts'
import { connectRequest } from './connect-request.ts'
import { MessageCard } from './message-card.tsx'

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
  return (
    <MessageCard title={title} message={message} people={people}>
      {children}
    </MessageCard>
  )
}
