import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'

/** How hard a day fits, by the guidance's marks, which are not those of the coloured bands (docs/reference/metrics-and-rules.md#guidance-performance-view). */
export type GuidanceBand = 'high' | 'moderate' | 'low'

/** Of a recovery: 66 and above high, 40 to below 66 moderate, below 40 low. */
export function guidanceBand(recovery: number): GuidanceBand {
  if (recovery >= PERFORMANCE_GUIDANCE.recoveryHighFrom) return 'high'
  return recovery >= PERFORMANCE_GUIDANCE.recoveryModerateFrom ? 'moderate' : 'low'
}
