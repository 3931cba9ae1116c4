import { Button } from '../../ui/buttons/button.tsx'
import styles from './connect-device-screen.module.css'
import type { Connection } from './connection.ts'
import type { DeviceActions } from './device-actions.ts'

interface LinkButtonsProps {
  connection: Connection
  isPaused: boolean
  /** The maker on the screen. */
  label: string
  actions: DeviceActions
  /** Asks for the status again. */
  onRetry: () => void
  /** Asks first. */
  onDisconnect: () => void
}

/** The buttons that the state of a link allows. */
export function LinkButtons({ connection, isPaused, label, actions, onRetry, onDisconnect }: LinkButtonsProps) {
  const { connect, disconnect, refresh, pausing, isConnecting, isBusy } = actions
  const canConnect = connection === 'not_connected' || connection === 'unavailable'
  return (
    <div className={styles.actions}>
      {canConnect && (
        <Button disabled={isBusy} onClick={() => connect.mutate()}>
          {isConnecting ? 'Connecting...' : `Connect ${label}`}
        </Button>
      )}
      {connection === 'unavailable' && (
        <Button kind="quiet" disabled={isBusy} onClick={onRetry}>
          Try Again
        </Button>
      )}
      {connection === 'token_expired' && (
        <>
          {/* The provider has ended this link: its token cannot be refreshed. */}
          <Button disabled={isBusy} onClick={() => connect.mutate()}>
            {isConnecting ? 'Connecting...' : 'Reconnect'}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => refresh.mutate()}>
            {refresh.isPending ? 'Refreshing...' : 'Refresh Token'}
          </Button>
        </>
      )}
      {connection === 'connected' && (
        <>
          {isPaused ? (
            <Button disabled={isBusy} onClick={() => pausing.mutate('resume')}>
              {pausing.isPending ? 'Resuming...' : 'Resume'}
            </Button>
          ) : (
            <Button kind="quiet" disabled={isBusy} onClick={() => pausing.mutate('pause')}>
              {pausing.isPending ? 'Pausing...' : 'Pause'}
            </Button>
          )}
          <Button kind="quiet" disabled={isBusy} onClick={onDisconnect}>
            {disconnect.isPending ? 'Disconnecting...' : 'Disconnect'}
          </Button>
        </>
      )}
    </div>
  )
}
