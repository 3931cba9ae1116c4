import type { Invitation } from '@corner/contract/entities/roster.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import styles from './invitation-screen.module.css'

/** The team, the club, and the role. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { team_name, organization_name, role, email } = invitation
  return (
    <dl className={styles.invited}>
      <dt>Team</dt>
      <dd>
        <bdi>{team_name}</bdi>
      </dd>
      <dt>Organization</dt>
      <dd>
        <bdi>{organization_name}</bdi>
      </dd>
      <dt>As</dt>
      <dd>{role === 'coach' ? 'Coach' : 'Athlete'}</dd>
      <dt>Email</dt>
      <dd>
        <EmailAddress address={email} />
      </dd>
    </dl>
  )
}
