import type { AthleteStatus } from '@corner/analytics/athlete-status.ts'

export interface ProviderGroup {
  /** The key that records carry; empty where nobody has any. */
  provider: string
  statuses: readonly AthleteStatus[]
}

/**
 * The athletes of each maker of wearables: their scores are never ranked together (design.md, "Several providers"). Who never linked
 * one has no score and stands in no group; without any maker there is one group of nobody.
 */
export function byProvider(statuses: readonly AthleteStatus[]): ProviderGroup[] {
  const groups = Map.groupBy(statuses, ({ athlete }) => athlete.provider)
  const ofMakers = [...groups].flatMap(([provider, members]) =>
    provider === null ? [] : [{ provider, statuses: members }],
  )
  if (ofMakers.length === 0) return [{ provider: '', statuses: [] }]
  return ofMakers.sort((a, b) => (a.provider < b.provider ? -1 : 1))
}
