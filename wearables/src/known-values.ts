import type { OtherValueKey } from '@corner/contract/constants/other-values.ts'
import type { RecoveryRecord } from './records.ts'

/** A recovery's other values, without those that are missing; null where none is left. */
export function knownValues(given: Partial<Record<OtherValueKey, number | null>>): RecoveryRecord['other_values'] {
  const known = Object.entries(given).filter(([, value]) => value !== null)
  return known.length > 0 ? Object.fromEntries(known) : null
}
