import { StateBadge } from '../look/state-badge.tsx'

/** Whether a person's wearable sends records. Not connected is a state, not a fault: grey. */
export function ConnectionBadge({ isConnected }: { isConnected: boolean }) {
  return <StateBadge state={isConnected ? 'ready' : 'none'}>{isConnected ? 'Connected' : 'Not Connected'}</StateBadge>
}
