import { isStale } from '@corner/analytics/athlete/data-state.ts'
import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { StateBadge } from '../../ui/badges/state-badge.tsx'
import { valueAge } from '../value-age/value-age.ts'
import { RECOVERY_BADGES } from './recovery-badges.ts'

interface RecoveryBadgeProps {
  recovery: number | null
  /** Of which day it is; null: unknown. */
  day: CalendarDay | null
  today: CalendarDay
}

/** The band of a newest recovery: `Ready`, `Ready yesterday`; none where the score says nothing about today any more. */
export function RecoveryBadge({ recovery, day, today }: RecoveryBadgeProps) {
  const badge = RECOVERY_BADGES[readRecovery(recovery)]
  if (!badge || isStale(day, today)) return null
  return <StateBadge state={badge.state}>{[badge.word, valueAge(day, today)].filter(Boolean).join(' ')}</StateBadge>
}
