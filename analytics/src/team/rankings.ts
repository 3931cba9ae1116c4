import { type AthleteStatus, byNameThenId } from '../athlete/athlete-status.ts'

export type RankedMetric = 'recovery' | 'hrv' | 'sleep' | 'strain'

/** The metric of each ranking: the first metric column of its table (docs/reference/coach-dashboard.md#rankings-tab). */
const RANKED_BY: Record<RankedMetric, (status: AthleteStatus) => number | null> = {
  recovery: ({ metrics }) => metrics.recovery.averageRecovery,
  hrv: ({ metrics }) => metrics.hrv.averageHRV,
  sleep: ({ metrics }) => metrics.sleep.averageQuality,
  strain: ({ metrics }) => metrics.strain.averageOfFinished,
}

export interface RankedAthlete {
  /** From 1; equal values share a rank. */
  rank: number
  status: AthleteStatus
}

/**
 * The athletes who have the metric, highest first, equal ones by name. Only one provider's: scores of different providers
 * are not comparable.
 */
export function rankBy(metric: RankedMetric, statuses: readonly AthleteStatus[]): RankedAthlete[] {
  const readValue = RANKED_BY[metric]
  const values = statuses
    .flatMap((status) => {
      const value = readValue(status)
      return value === null ? [] : [{ status, value }]
    })
    .sort((a, b) => b.value - a.value || byNameThenId(a.status.athlete, b.status.athlete))
  const ranks = new Map<number, number>()
  for (const [place, { value }] of values.entries()) if (!ranks.has(value)) ranks.set(value, place + 1)
  return values.map(({ status, value }) => ({ status, rank: ranks.get(value) ?? 1 }))
}
