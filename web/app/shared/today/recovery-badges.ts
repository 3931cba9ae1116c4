import type { RecoveryBand } from '@corner/analytics/bands/recovery-bands.ts'
import type { State } from '../../ui/badges/state-badge.tsx'

/** The band of a recovery by shape, colour and word (docs/reference/metrics-and-rules.md#recovery-bands); null: no value. */
export const RECOVERY_BADGES: Record<RecoveryBand, { state: State; word: string } | null> = {
  ready: { state: 'ready', word: 'Ready' },
  caution: { state: 'caution', word: 'Caution' },
  red: { state: 'red', word: 'In the Red' },
  no_data: null,
}
