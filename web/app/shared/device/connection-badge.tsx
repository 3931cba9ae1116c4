import type { TeamMember } from '@corner/contract/entities/teams.ts'
import { StateBadge } from '../../ui/badges/state-badge.tsx'
import styles from './connection-badge.module.css'

interface ConnectionBadgeProps {
  person: Pick<TeamMember, 'whoop_connected' | 'link_ended'>
}

/** Whether a person's wearable sends records. Grey when not connected, which is not an error. */
export function ConnectionBadge({
  person: { whoop_connected: isConnected, link_ended: hasEnded },
}: ConnectionBadgeProps) {
  return (
    <span className={styles.badge}>
      <StateBadge state={isConnected ? (hasEnded ? 'caution' : 'ready') : 'none'}>
        {isConnected ? 'Connected' : 'Not Connected'}
      </StateBadge>
      {hasEnded && <span className={styles.ended}>Link ended</span>}
    </span>
  )
}
