import type { ReactNode } from 'react'
import { branding } from '../branding/branding.ts'
import { connectRequest, devicePageAt } from './connect-request.ts'
import { MessageCard } from './message-card.tsx'

interface ConnectRequestCardProps {
  title: string
  people: readonly { email: string }[]
  /** They were connected before. */
  isAgain?: boolean
  children?: ReactNode
}

/** Asks people for their wearable: a press copies their addresses, a message to send them, or the link alone. */
export function ConnectRequestCard({ title, people, isAgain = false, children }: ConnectRequestCardProps) {
  const message = connectRequest({ isAgain, product: branding.name, origin: location.origin })
  return (
    <MessageCard title={title} message={message} people={people} page={devicePageAt(location.origin)}>
      {children}
    </MessageCard>
  )
}
