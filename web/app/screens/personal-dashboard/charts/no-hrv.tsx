import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx'
import styles from '../personal-dashboard-screen.module.css'

export interface NoHrvProps {
  connected: boolean
  /** undefined: the device's status has not come. */
  provider: string | undefined
  isFetching: boolean
  onRefresh: () => void
}

/** Shown instead of the HRV cards when there is no reading: what is loading, or how to begin. */
export function NoHrv({ connected, provider, isFetching, onRefresh }: NoHrvProps) {
  if (!connected) {
    return (
      <EmptyCard
        title="No HRV Data Available"
        reason="No wearable is connected"
        action={<ButtonLink to="/connect-whoop">Connect Whoop Device</ButtonLink>}
      >
        Connect your {provider ? `${provider} device` : 'device'}, and the past 30 days come in by themselves.
      </EmptyCard>
    )
  }
  return (
    <EmptyCard
      title="No HRV Data Available"
      reason="Device Connected!"
      action={
        <div className={styles.actions}>
          <Button onClick={onRefresh} disabled={isFetching}>
            Refresh Data
          </Button>
          <ButtonLink kind="quiet" to="/connect-whoop">
            Reconnect Device
          </ButtonLink>
        </div>
      }
    >
      Syncing takes 5-10 minutes. The past 30 days are imported, and they show here as soon as they are in.
    </EmptyCard>
  )
}
