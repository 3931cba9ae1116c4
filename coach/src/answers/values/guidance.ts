import type { GuidanceBand } from '@corner/analytics/bands/guidance-band.ts'
import { PERFORMANCE_GUIDANCE, STRENGTH_GUIDANCE, TRAINING_GUIDANCE } from '@corner/contract/constants/guidance.ts'

const { recoveryHighFrom: high, recoveryModerateFrom: moderate } = PERFORMANCE_GUIDANCE

const strengthOf = (level: keyof typeof STRENGTH_GUIDANCE) =>
  `strength at ${STRENGTH_GUIDANCE[level].strength} of recent bests, ${STRENGTH_GUIDANCE[level].effort}`

/**
 * What the product's guidance says of each band (docs/reference/metrics-and-rules.md#guidance-performance-view), and the plan of
 * the day that goes with it.
 */
export const GUIDANCE: Record<GuidanceBand, { rule: string; strength: string; day: string }> = {
  high: {
    rule: `recovery of ${high}% or more`,
    strength: strengthOf('High'),
    day: 'A normal or hard day fits: full volume and intensity.',
  },
  moderate: {
    rule: `recovery of ${moderate}% to below ${high}%`,
    strength: strengthOf('Moderate'),
    day: 'A solid day fits: keep the intensity, trim the volume, and leave out maximal efforts.',
  },
  low: {
    rule: `recovery below ${moderate}%`,
    strength: strengthOf('Low'),
    day: 'An easy day fits: cut volume and intensity, work on technique, and put rest first.',
  },
}

const [leastCut, mostCut] = TRAINING_GUIDANCE.intensityCutPercent

export const HRV_CUT = `cut intensity by ${leastCut}-${mostCut}%`
