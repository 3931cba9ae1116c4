import type { Device } from '@corner/contract/entities/devices.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx'
import type { OwnDevices } from '../devices/own-devices.ts'
import styles from '../personal-dashboard-screen.module.css'
import { NoHrvInFiles } from './no-hrv-in-files.tsx'

interface NoHrvProps {
  devices: Pick<OwnDevices, 'connected' | 'linked' | 'byFile' | 'isSpecified' | 'specifiedLabel'>
  isFetching: boolean
  onRefresh: () => void
}

/** Shown instead of the HRV cards when there is no reading: what is loading, or how to begin. */
export function NoHrv({ devices, isFetching, onRefresh }: NoHrvProps) {
  const { connected, linked, byFile, isSpecified, specifiedLabel } = devices
  if (!connected && byFile.length > 0) return <NoHrvInFiles makers={byFile} />
  if (!connected) {
    return (
      <EmptyCard
        title="No HRV Data Available"
        reason="No wearable is connected"
        action={<ButtonLink to="/connect-whoop">Connect Whoop Device</ButtonLink>}
      >
        Connect your {specifiedLabel ? `${specifiedLabel} device` : 'device'}, and the past 30 days come in by
        themselves.
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
      {isSpecified
        ? 'Syncing takes 5-10 minutes. The past 30 days are imported, and they show here as soon as they are in.'
        : otherMakersText(linked ?? [])}
    </EmptyCard>
  )
}

/** Of makers that the specification does not name: what they give, and how far back. */
function otherMakersText(linked: readonly Device[]): string {
  const givesHrv = linked.filter(({ gives }) => gives.includes('hrv_rmssd'))
  const makers = linked.map(({ label }) => label).join(' and ')
  if (linked.length > 0 && givesHrv.length === 0)
    return `${makers} ${linked.length > 1 ? 'give' : 'gives'} no HRV (rMSSD).`
  const days = Math.max(0, ...givesHrv.map(({ first_sync_days }) => first_sync_days))
  const past = days > 0 ? `The past ${days} days are imported` : 'The days before are imported'
  return `Syncing takes 5-10 minutes. ${past}${makers && ` from ${makers}`}, and they show here as soon as they are in.`
}
