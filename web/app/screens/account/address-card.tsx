import { sendAddressLink } from '@corner/contract/routes/accounts.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { SENDS_MAIL } from '../../shared/branding/club-settings.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-screen.module.css'

/**
 * For people who registered themselves: their address is unconfirmed until they follow the mailed link. Renders nothing
 * afterwards.
 */
export function AddressCard() {
  const { profile } = useSession()
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => call(sendAddressLink, {}) })
  // A profile stored by an earlier release does not have this field.
  if (profile?.email_proven !== false) return null
  return (
    <Card title="Confirm your address">
      <p className={styles.explain}>
        You registered <EmailAddress address={profile.email} /> yourself. Until it is confirmed, nobody else can add you
        to a team.{' '}
        {SENDS_MAIL
          ? 'Confirm it by e-mail, or ask an administrator.'
          : 'Ask an administrator to confirm your address.'}
      </p>
      {SENDS_MAIL && (
        <Button kind="quiet" aria-disabled={isPending} onClick={() => isPending || mutate()}>
          {isPending ? 'Sending...' : 'Send me a link'}
        </Button>
      )}
      <div className={styles.live} aria-live="polite">
        {data && !isPending && <Notice kind="success">{data.message}</Notice>}
        {error && !isPending && (
          <Notice kind="error">{failureText(error, 'The link could not be sent. Please try again.')}</Notice>
        )}
      </div>
    </Card>
  )
}
