import type { Invitation } from '@corner/contract/entities/roster.ts'
import { joinByInvitation } from '@corner/contract/routes/roster.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../shared/api/call.ts'
import { CallFailure } from '../../shared/api/failures.ts'
import { refetchProfile, signInWithTokens } from '../../shared/authentication/sign-in.ts'
import { signOut } from '../../shared/authentication/sign-out.ts'
import type { SignInState } from '../../shared/session/sign-in-state.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AcceptForm } from './accept-form.tsx'
import styles from './invitation-screen.module.css'
import { NotMyAccount } from './not-my-account.tsx'
import { useSameAddress } from './use-same-address.ts'

interface JoinWithAccountProps {
  token: string
  invitation: Invitation
  onJoined: () => void
  /** Somebody has confirmed the account in the meantime. */
  onTaken: () => void
}

/** The address has an account: its owner signs in, and joins with a button. */
export function JoinWithAccount({ token, invitation, onJoined, onTaken }: JoinWithAccountProps) {
  const { signedIn, profile } = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  /** The person says that the account is not theirs. */
  const [isReplacing, setIsReplacing] = useState(false)
  const isSameAddress = useSameAddress(profile?.email, invitation.email)
  const isOwner = signedIn && isSameAddress

  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { session } = await call(joinByInvitation, { body: { token } })
      onJoined() // first: the link is used up, and must not be queried again
      if (session) await signInWithTokens(queryClient, session)
      else await refetchProfile(queryClient)
    },
  })

  async function goToSignIn() {
    const state: SignInState = { cameFor: `/invitation#${token}`, sessionEnded: false }
    if (signedIn) await signOut()
    await navigate('/login', { state })
  }

  const { unproven_since, replaceable } = invitation
  if (!isOwner && isReplacing && unproven_since && replaceable) {
    return (
      <div className={styles.replacing}>
        <NotMyAccount email={invitation.email} since={unproven_since} onBack={() => setIsReplacing(false)} />
        <AcceptForm token={token} invitation={invitation} isReplacing onJoined={onJoined} onTaken={onTaken} />
      </div>
    )
  }
  if (!isOwner) {
    return (
      <div className={styles.stack}>
        <p className={styles.text}>
          There is an account with{' '}
          <b>
            <EmailAddress address={invitation.email} />
          </b>{' '}
          already. Sign in with it to join the team.
          {signedIn && profile && ` You are signed in as ${profile.email}; that session ends here.`}
        </p>
        <Button wide onClick={() => void goToSignIn()}>
          Sign In
        </Button>
        {unproven_since && !replaceable && (
          <p className={styles.text}>
            The account has a team, records or a device. If you cannot sign in with it, ask an administrator of your
            club for a link to set its password.
          </p>
        )}
        {unproven_since && replaceable && (
          <Button kind="quiet" wide onClick={() => setIsReplacing(true)}>
            I did not make that account
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles.stack}>
      <p className={styles.text}>You are signed in with this address.</p>
      {error && <Notice kind="error">{joinFailureText(error)}</Notice>}
      <Button wide disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Joining...' : 'Join the Team'}
      </Button>
    </div>
  )
}

function joinFailureText(error: Error): string {
  return error instanceof CallFailure ? error.message : 'Network error while joining the team. Please try again.'
}
