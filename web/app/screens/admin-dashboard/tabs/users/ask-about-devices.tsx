import { COPIED_SESSION_DAYS } from '@corner/contract/constants/administration.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { Link } from 'react-router'
import { branding } from '../../../../shared/branding/branding.ts'
import { MessageCard } from '../../../../shared/device/message-card.tsx'
import list from '../../list/list.module.css'
import type { UsersChoice } from './users-query.ts'

interface AskAboutDevicesProps {
  status: UsersChoice['status']
  people: readonly AdminUser[]
}

/** Above the people of whom a session was ended because its token came twice: what to ask them. Renders nothing above any other list. */
export function AskAboutDevices({ status, people }: AskAboutDevicesProps) {
  if (status !== 'session_copied' || people.length === 0) return null
  return (
    <MessageCard
      title={`Ask ${people.length === 1 ? 'this person' : 'them'} about their devices`}
      message={`A session of yours in ${branding.name} was ended because its token was used twice: somebody may have copied it. On which devices and in which browsers do you sign in? If you do not know one of them, choose a new password: ${location.origin}/forgot-password`}
      people={people}
    >
      <p className={list.count}>
        A session of theirs was ended in the last {COPIED_SESSION_DAYS} days.{' '}
        <Link to="?tab=audit&action=refresh_token_reused">See in the log</Link>
      </p>
    </MessageCard>
  )
}
