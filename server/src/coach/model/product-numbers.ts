import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { PERFORMANCE_GUIDANCE, STRENGTH_GUIDANCE, TRAINING_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'

/** Numbers of the product itself that an answer may refer to: its rules, its bands, the ends of the scales, and usual windows. */
export const PRODUCT_NUMBERS = [
  ...[AT_RISK, PERFORMANCE_GUIDANCE, TRAINING_GUIDANCE, STRENGTH_GUIDANCE],
  {
    bandPercent: [READY_FROM, READY_FROM - 1, CAUTION_FROM, CAUTION_FROM - 1],
    scalePercent: [0, 100],
    strainScale: [0, 21],
  },
  ...[3, 7, 14, 28, 30, 60, 90].map((days) => ({ days })),
]
