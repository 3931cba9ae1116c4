import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import styles from './personal-dashboard-screen.module.css'

/** The device link can no longer be used (docs/reference/device-connection.md#a-link-that-can-no-longer-be-used). */
export function OAuthRequired({ provider, onRetry }: { provider: string | undefined; onRetry: () => void }) {
  return (
    <EmptyCard
      title="Whoop OAuth Connection Required"
      reason={`${provider ?? 'Your wearable'} does not let us in any more`}
      action={
        <div className={styles.actions}>
          <ButtonLink to="/connect-whoop">Connect Whoop Account</ButtonLink>
          <Button kind="quiet" onClick={onRetry}>
            Retry
          </Button>
        </div>
      }
    >
      Connect your account once more. What is stored stays, and the nights in between are fetched.
    </EmptyCard>
  )
}
