import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { CURRENT_DAYS } from '@corner/analytics/series/own-range.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { RECOVERY_AXIS, STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import { PERFORMANCE_GUIDANCE, STRENGTH_GUIDANCE, TRAINING_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { COMPLETENESS, INSIGHT, TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'

/**
 * Numbers of the product itself that an answer may contain: its thresholds, its bands, the ends of the scales, and its windows.
 */
export const PRODUCT_NUMBERS = [
  AT_RISK,
  PERFORMANCE_GUIDANCE,
  TRAINING_GUIDANCE,
  STRENGTH_GUIDANCE,
  TOP_PERFORMER,
  INSIGHT,
  COMPLETENESS,
  // Emergency numbers and crisis lines, and the age of minors.
  { call: [911, 988, 112], age: 18 },
  {
    bandPercent: [READY_FROM, READY_FROM - 1, CAUTION_FROM, CAUTION_FROM - 1],
    scalePercent: RECOVERY_AXIS,
    strainScale: STRAIN_AXIS,
  },
  { hours: 24 },
  // A week, and the days behind an athlete's own normal range.
  ...[CURRENT_DAYS, NORMAL_RANGE_DAYS].map((days) => ({ days })),
]
