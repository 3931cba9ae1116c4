import type { Invitation } from '@corner/contract/entities/roster.ts'
import { useEffect, useRef } from 'react'
import { homeOfRole } from '../../shared/navigation/home-of-role.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import styles from './invitation-screen.module.css'

/** After joining: an athlete's next step is the wearable, a coach's the team. */
export function JoinedTeam({ invitation }: { invitation: Invitation }) {
  const { profile } = useSession()
  const { team_name } = invitation
  const isAthlete = invitation.role === 'athlete'
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.querySelector('a')?.focus(), [])
  return (
    <FormPage title="You are on the team">
      <div className={styles.stack} ref={first}>
        <p className={styles.text} role="status">
          You are signed in, and {isAthlete ? 'an athlete' : 'a coach'} of <bdi>{team_name}</bdi>.
          {isAthlete && ' Connect your wearable now, and your recovery, sleep and strain appear here.'}
        </p>
        {isAthlete && (
          <ButtonLink to="/connect-whoop" wide>
            Connect Your Device
          </ButtonLink>
        )}
        <ButtonLink to={homeOfRole(profile?.role ?? invitation.role)} kind={isAthlete ? 'quiet' : 'ink'} wide>
          Go to Dashboard
        </ButtonLink>
      </div>
    </FormPage>
  )
}
