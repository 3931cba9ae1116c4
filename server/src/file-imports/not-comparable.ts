import { OTHER_VALUES, type OtherValue, type OtherValueKey } from '@corner/contract/constants/other-values.ts'
import type { RecoveryRecord } from '@corner/wearables/records.ts'

/** What these mornings hold that is never compared with another maker's: scores of one maker, and the other kind of HRV. */
export function notComparable(recoveries: readonly RecoveryRecord[]): string[] {
  const keys = new Set(recoveries.flatMap(({ other_values }) => Object.keys(other_values ?? {}) as OtherValueKey[]))
  return [...keys]
    .filter((key) => key === 'hrv_sdnn_milli' || (OTHER_VALUES[key] as OtherValue).scale !== undefined)
    .map((key) => OTHER_VALUES[key].label)
    .sort()
}
