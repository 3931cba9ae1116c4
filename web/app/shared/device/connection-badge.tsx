import { StateBadge } from '../../ui/badges/state-badge.tsx'
import styles from './connection-badge.module.css'

/** Whether a person's wearable sends records. Grey when not connected, which is not an error. */
export function ConnectionBadge({ isConnected }: { isConnected: boolean }) {
  return (
    <span className={styles.badge}>
      <StateBadge state={isConnected ? 'ready' : 'none'}>{isConnected ? 'Connected' : 'Not Connected'}</StateBadge>
    </span>
  )
}
