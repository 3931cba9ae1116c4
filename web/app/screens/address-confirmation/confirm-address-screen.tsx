import { confirmOwnAddress } from '@corner/contract/routes/accounts.ts'
import { ADDRESS_TEXTS } from '@corner/contract/texts/accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useLinkToken } from '../../shared/address/use-link-token.ts'
import { call } from '../../shared/api/call.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { refetchProfile } from '../../shared/authentication/sign-in.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import type { SignInState } from '../../shared/session/sign-in-state.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import styles from './confirm-address.module.css'

export const meta = () => [{ title: pageTitle('Confirm your address') }, { name: 'robots', content: 'noindex' }]

/**
 * The target of the mailed link. Confirming takes a button press by the signed-in owner of the account, because mail
 * programs open links by themselves and a stranger may have registered the address.
 */
export default function ConfirmAddressScreen() {
  const token = useLinkToken()
  const { signedIn, profile } = useSession()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(confirmOwnAddress, { body: { token: token ?? '' } }),
    onSuccess: () => refetchProfile(queryClient),
  })

  function goToSignIn() {
    const state: SignInState = { cameFor: `/confirm-address#${token ?? ''}`, sessionEnded: false }
    return navigate('/login', { state })
  }

  return (
    <FormPage
      title="Confirm your address"
      below={signedIn ? <Link to="/account">Your account</Link> : <Link to="/">Front page</Link>}
    >
      <div className={styles.stack}>
        {token === '' && <Notice kind="error">{ADDRESS_TEXTS.linkDead}</Notice>}
        {isSuccess && <Notice kind="success">{ADDRESS_TEXTS.confirmed}</Notice>}
        {error && <Notice kind="error">{failureText(error, 'This did not work. Please try again.')}</Notice>}
        {token !== '' && !isSuccess && (
          <>
            <p className={styles.text}>
              {signedIn && profile ? (
                <>
                  You are signed in as <EmailAddress address={profile.email} />. Confirm that this is your address, so
                  that your club can put you into its teams.
                </>
              ) : (
                "Sign in with the account that you registered with this address, then confirm it. If this wasn't you, ignore this. An unconfirmed account gets no access to your club."
              )}
            </p>
            {signedIn ? (
              <Button wide disabled={isPending || token === null} onClick={() => mutate()}>
                {isPending ? 'Confirming...' : 'Confirm'}
              </Button>
            ) : (
              <Button wide disabled={token === null} onClick={() => void goToSignIn()}>
                Sign In
              </Button>
            )}
          </>
        )}
      </div>
    </FormPage>
  )
}
