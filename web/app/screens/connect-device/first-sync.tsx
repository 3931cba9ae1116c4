import type { SyncProgress } from '@corner/contract/entities/devices.ts'
import { StateShape } from '../../ui/badges/state-badge.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './connect-device-screen.module.css'

/** Progress of the first download of past records; renders nothing once it is done. */
export function FirstSync({ progress }: { progress: SyncProgress }) {
  if (progress.state === 'done') return null
  return (
    <div className={`${styles.sync} ${styles.busy}`} role="status">
      {progress.state === 'failed' ? <StateShape state="red" /> : <Spinner />}
      <span>{firstSyncWording(progress)}</span>
    </div>
  )
}

function firstSyncWording({ state, records, days, message }: SyncProgress): string {
  if (state === 'waiting') return message ?? `First sync: the past ${days} days are about to come in.`
  if (state === 'failed') return message ?? 'The first sync stopped. It is tried again by itself.'
  const soFar = `First sync of the past ${days} days: ${records.toLocaleString('en-US')} ${records === 1 ? 'record' : 'records'} so far.`
  return message ? `${soFar} ${message}` : soFar
}
