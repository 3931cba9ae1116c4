import { PAUSED_TEXT } from '@corner/analytics/athlete/link-state.ts'
import { StateBadge } from '../../ui/badges/state-badge.tsx'

/** In place of the word `Connected`: a pause is the athlete's own, neither good nor bad. */
export function PausedLink() {
  return <StateBadge state="none">{PAUSED_TEXT}</StateBadge>
}
