import type { Invitation } from '@corner/contract/entities/roster.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLinkToken } from '../../shared/address/use-link-token.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import { AcceptForm } from './accept-form.tsx'
import { InvalidInvitation } from './invalid-invitation.tsx'
import { InvitationDetails } from './invitation-details.tsx'
import { invitationQuery } from './invitation-query.ts'
import styles from './invitation-screen.module.css'
import { JoinWithAccount } from './join-with-account.tsx'
import { JoinedTeam } from './joined-team.tsx'

export const meta = () => [{ title: pageTitle('Invitation') }, { name: 'robots', content: 'noindex' }]

/** The target of an invitation link: the person and team it is for, and the form to accept it. */
export default function InvitationScreen() {
  const token = useLinkToken()
  // Keyed: another link in the same tab is another invitation.
  return <InvitationOf key={token} token={token} />
}

function InvitationOf({ token }: { token: string | null }) {
  /** The result: shown after joining, though the link is used up by then. */
  const [joined, setJoined] = useState<Invitation | null>(null)
  const { signedIn } = useSession()
  const { data, error, refetch, isFetching } = useQuery({
    ...invitationQuery(token ?? ''),
    enabled: Boolean(token) && joined === null,
  })
  if (joined) return <JoinedTeam invitation={joined} />
  if (token === '' || error)
    return <InvalidInvitation error={error} isBusy={isFetching} onRetry={() => void refetch()} signedIn={signedIn} />
  if (!data || token === null) {
    return (
      <FormPage title="Your invitation">
        <p className={styles.busy} role="status">
          <Spinner /> Reading your invitation
        </p>
      </FormPage>
    )
  }
  const onJoined = () => setJoined(data)
  return (
    <FormPage title="Join your team">
      <InvitationDetails invitation={data} />
      {data.has_account ? (
        <JoinWithAccount token={token} invitation={data} onJoined={onJoined} onTaken={() => void refetch()} />
      ) : (
        <AcceptForm token={token} invitation={data} onJoined={onJoined} onTaken={() => void refetch()} />
      )}
    </FormPage>
  )
}
