import { begun } from '@corner/analytics/insights/sentence.ts'
import type { DeviceStatus } from '@corner/contract/entities/devices.ts'
import { DEVICE_TEXTS, fillIn } from '@corner/contract/texts/devices.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../shared/date-format/format-moment.ts'
import { type State, StateBadge } from '../../ui/badges/state-badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './connect-device-screen.module.css'
import { CONNECTION_LABELS, type Connection, readConnection } from './connection.ts'
import { type Maker, type Outcome, useDeviceActions } from './device-actions.ts'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { FirstSync } from './first-sync.tsx'
import { LinkButtons } from './link-buttons.tsx'
import { MakerMark } from './maker-mark.tsx'

const TITLE = 'Connection'
const STATE_OF: Record<Connection, State> = {
  connected: 'ready',
  token_expired: 'caution',
  not_connected: 'none',
  unavailable: 'none',
}

type Status = Omit<DeviceStatus, 'provider'>

interface DeviceCardProps {
  /** Absent: the word of the specification. */
  title?: string
  maker: Maker
  /** undefined: the status call failed. */
  status: Status | undefined
  onRetry: () => void
  /** About the maker, below the link. */
  children?: ReactNode
}

/** Whether the wearable is linked, and the actions. */
export function DeviceCard({ title = TITLE, maker, status, onRetry, children }: DeviceCardProps) {
  const provider = maker.label
  const isNamedByTitle = title === provider
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const actions = useDeviceActions(maker, setOutcome)
  const connection = readConnection(status)
  const isPaused = connection === 'connected' && Boolean(status?.paused_since)
  const canConnect = connection === 'not_connected' || connection === 'unavailable'
  const messages = useRef<HTMLDivElement>(null)

  // The pressed button may be gone with its state: moves the focus to the message.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) messages.current?.focus()
  }, [outcome])

  return (
    <Card title={title}>
      <p className={styles.status} role="status">
        {status && <MakerMark label={provider} />}
        <span className={isNamedByTitle ? 'visually-hidden' : styles.provider}>{begun(provider)}</span>
        {isPaused ? (
          <StateBadge state="none">Paused</StateBadge>
        ) : (
          <StateBadge state={STATE_OF[connection]}>
            {connection === 'unavailable' ? DEVICE_TEXTS.statusUnavailable : CONNECTION_LABELS[connection]}
          </StateBadge>
        )}
      </p>
      <p className={styles.facts}>{factsOf(connection, status, provider)}</p>
      {canConnect && <FutureAudience what={isNamedByTitle ? 'these values' : undefined} />}
      <LinkButtons
        connection={connection}
        isPaused={isPaused}
        label={provider}
        actions={actions}
        onRetry={onRetry}
        onDisconnect={() => setIsAsking(true)}
      />
      <div ref={messages} className={styles.messages} aria-live="polite" tabIndex={-1}>
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      </div>
      {status?.connected && !isPaused && status.first_sync && <FirstSync progress={status.first_sync} />}
      {children}
      <DisconnectDialog
        provider={provider}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          actions.disconnect.mutate()
        }}
      />
    </Card>
  )
}

/** @param what is seen; absent: what the specified maker gives */
function FutureAudience({ what = 'your recovery, sleep and strain' }: { what?: string | undefined }) {
  return (
    <p className={styles.audience}>
      Once connected, {what} are seen by you, the coaches of the teams in which you are an athlete, and the
      administrators of this Corner. <Link to="/account">Who they are</Link>
    </p>
  )
}

function factsOf(connection: Connection, status: Status | undefined, provider: string): string {
  if (connection === 'unavailable') return 'We could not ask for the status. You can still connect.'
  const lastSync = status?.last_sync ? `Last sync: ${formatMoment(new Date(status.last_sync), new Date())}` : null
  if (connection === 'token_expired') {
    return [lastSync, problemText(status?.problem ?? 'refused', provider)].filter(Boolean).join(' · ')
  }
  if (connection === 'connected' && status?.paused_since)
    return [lastSync, `Paused ${formatMoment(new Date(status.paused_since), new Date())}`].filter(Boolean).join(' · ')
  if (connection === 'connected' && status?.problem)
    return [lastSync, problemText(status.problem, provider)].filter(Boolean).join(' · ')
  return lastSync ?? (connection === 'connected' ? 'Last sync: none yet' : 'Never synced')
}

const problemText = (problem: NonNullable<DeviceStatus['problem']>, provider: string) =>
  fillIn(DEVICE_TEXTS.problems[problem], { provider })

interface DeviceCardLoadingProps {
  /** By the profile, which may be out of date; undefined: not known yet. */
  wasConnected: boolean | undefined
  onRetry: () => void
}

/** The card while the status loads, as high as it will probably be, with a button to retry in case it does not come. */
export function DeviceCardLoading({ wasConnected, onRetry }: DeviceCardLoadingProps) {
  return (
    <Card title={TITLE} aria-busy="true">
      <div className={styles.loading} role="status">
        <Spinner /> Checking the connection
      </div>
      {wasConnected === false && <FutureAudience />}
      <button type="button" className={styles.linkButton} onClick={onRetry}>
        Click here if this takes too long
      </button>
    </Card>
  )
}
