import { linkStateOf } from '@corner/analytics/athlete/link-state.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { TeamMember } from '@corner/contract/entities/teams.ts'
import { StateBadge } from '../../ui/badges/state-badge.tsx'
import styles from './connection-badge.module.css'
import { PausedLink } from './paused-link.tsx'

interface ConnectionBadgeProps {
  person: Pick<TeamMember, 'whoop_connected' | 'link_ended' | 'link_paused' | 'providers'>
}

/**
 * Whether a person's wearable sends records. Grey when not connected, which is not an error. Of a link that the maker
 * no longer accepts, that comes first. With the makers.
 */
export function ConnectionBadge({ person }: ConnectionBadgeProps) {
  const state = linkStateOf(person)
  const makers = (person.providers ?? []).map(providerLabel).join(', ')
  return (
    <span className={styles.badge}>
      {state === 'ended' ? (
        <>
          <StateBadge state="caution">Link ended</StateBadge>
          <span className={styles.ended}>Connected before; has to connect again</span>
        </>
      ) : person.link_paused ? (
        <PausedLink />
      ) : (
        <StateBadge state={state === 'linked' ? 'ready' : 'none'}>
          {state === 'linked' ? 'Connected' : 'Not Connected'}
        </StateBadge>
      )}
      {makers && <span className={styles.beside}>{makers}</span>}
    </span>
  )
}
