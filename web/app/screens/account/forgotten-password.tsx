import type { UserProfile } from '@corner/contract/entities/accounts.ts'
import { requestPasswordReset } from '@corner/contract/routes/password-reset.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../shared/api/call.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { SENDS_MAIL } from '../../shared/branding/club-settings.ts'
import { mayUse } from '../../shared/navigation/screens.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './password-card.module.css'

interface ForgottenPasswordProps {
  profile: Pick<UserProfile, 'email' | 'role'>
  sendsMail?: boolean | undefined
}

/** Who is signed in and has forgotten the password gets a link: by mail or, where the server sends none, of an administrator. */
export function ForgottenPassword({ profile: { email, role }, sendsMail = SENDS_MAIL }: ForgottenPasswordProps) {
  return (
    <div className={styles.forgotten}>
      <h3>Forgot your current password?</h3>
      {sendsMail ? (
        <ByMail email={email} />
      ) : mayUse(role, '/admin-dashboard') ? (
        <p className={styles.explain}>
          This server sends no e-mail. Make a link to set a new password yourself: "Password link" behind the three dots
          beside{' '}
          <Link to={`/admin-dashboard?${new URLSearchParams({ tab: 'users', search: email })}`}>your account</Link>.
        </p>
      ) : (
        <p className={styles.explain}>
          This server sends no e-mail. An administrator of your club, named under "Who can see your data", can give you
          a link to set a new password.
        </p>
      )}
    </div>
  )
}

function ByMail({ email }: { email: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(requestPasswordReset, { body: { email } }),
  })
  return (
    <>
      <p className={styles.explain}>
        Ask for a link to <EmailAddress address={email} />. Setting a new password by it signs you out on all your
        devices.
      </p>
      <Button kind="quiet" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {isPending ? 'Sending...' : 'Send me a link'}
      </Button>
      <div className={styles.live} aria-live="polite">
        {data && !isPending && <Notice kind="success">{SENT}</Notice>}
        {error && !isPending && (
          <Notice kind="error">{failureText(error, 'The link could not be sent. Please try again.')}</Notice>
        )}
      </div>
    </>
  )
}

const SENT = 'A link is on its way to your address. It works once, within 30 minutes.'
