import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import type { Device } from '@corner/contract/entities/devices.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import styles from './personal-dashboard-screen.module.css'

interface OAuthRequiredProps {
  /** The devices whose link can no longer be used; none: not known yet. */
  ended: readonly Pick<Device, 'provider' | 'label'>[]
  onRetry: () => void
}

/** A device link can no longer be used (docs/reference/device-connection.md#a-link-that-can-no-longer-be-used). */
export function OAuthRequired({ ended, onRetry }: OAuthRequiredProps) {
  const makers = ended.map(({ label }) => label).join(' and ')
  const isSpecified = ended.length === 0 || ended.some(({ provider }) => provider === SPECIFIED_PROVIDER)
  return (
    <EmptyCard
      title={isSpecified ? 'Whoop OAuth Connection Required' : `${makers} Connection Required`}
      reason={`${makers || 'Your wearable'} ${ended.length > 1 ? 'do' : 'does'} not let us in any more`}
      action={
        <div className={styles.actions}>
          <ButtonLink to="/connect-whoop">
            {isSpecified ? 'Connect Whoop Account' : `Connect ${makers} Account`}
          </ButtonLink>
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
