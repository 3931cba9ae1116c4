import styles from '../../screens/admin-dashboard/list/list.module.css'
import { StateBadge } from '../../ui/state-badge.tsx'

/** Whether a person's wearable sends records. Not connected is a state, not a fault: grey. */
export function ConnectionBadge({ isConnected }: { isConnected: boolean }) {
  return (
    <span className={styles.still}>
      <StateBadge state={isConnected ? 'ready' : 'none'}>{isConnected ? 'Connected' : 'Not Connected'}</StateBadge>
    </span>
  )
}
