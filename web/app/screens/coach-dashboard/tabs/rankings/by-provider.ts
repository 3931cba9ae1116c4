import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'

export interface ProviderGroup {
  /** The key in the records; empty for athletes without any. */
  provider: string
  statuses: readonly AthleteStatus[]
}

/**
 * Groups athletes by wearable provider, because scores of different providers are never ranked together
 * (docs/reference/records.md#several-providers). Athletes without a device have no score and no group; if nobody has a
 * device, there is one empty group.
 */
export function byProvider(statuses: readonly AthleteStatus[]): ProviderGroup[] {
  const groups = Map.groupBy(statuses, ({ athlete }) => athlete.provider)
  const ofMakers = [...groups].flatMap(([provider, members]) =>
    provider === null ? [] : [{ provider, statuses: members }],
  )
  if (ofMakers.length === 0) return [{ provider: '', statuses: [] }]
  return ofMakers.sort((a, b) => (a.provider < b.provider ? -1 : 1))
}
