import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { ConnectRequestCard } from '../../../../shared/device/connect-request-card.tsx'
import type { UsersChoice } from './users-query.ts'

interface AskToConnectProps {
  status: UsersChoice['status']
  people: readonly AdminUser[]
  /** How many match in all; `people` are those of the page. */
  total: number
}

/** Above a list of people whose wearable sends nothing: what to write to them. Renders nothing above any other list. */
export function AskToConnect({ status, people, total }: AskToConnectProps) {
  const isAgain = status === 'link_ended'
  // Of those who never connected, only athletes are missed.
  const asked = isAgain ? people : people.filter(({ role }) => role === 'athlete')
  if ((!isAgain && status !== 'not_connected') || asked.length === 0) return null
  const many = isAgain ? 'them' : 'the athletes'
  const whom = total > people.length ? `the ${asked.length} on this page` : asked.length === 1 ? 'this person' : many
  return (
    <ConnectRequestCard
      title={isAgain ? `Ask ${whom} to connect again` : `Ask ${whom} to connect a wearable`}
      people={asked}
      isAgain={isAgain}
    />
  )
}
