import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'

export type RecoveryBand = 'ready' | 'caution' | 'red' | 'no_data'

/**
 * The band of a recovery score, percent: 67 and above is ready (blue), 34 to 66 caution (yellow), below 34 red
 * (docs/reference/metrics-and-rules.md#recovery-bands).
 */
export function readRecovery(score: number | null): RecoveryBand {
  if (score === null) return 'no_data'
  if (score >= READY_FROM) return 'ready'
  return score >= CAUTION_FROM ? 'caution' : 'red'
}
