import { PERFORMANCE_GUIDANCE, TRAINING_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { GuidanceBand } from '../../tools/athlete-summary.ts'

const { recoveryHighFrom: high, recoveryModerateFrom: moderate } = PERFORMANCE_GUIDANCE

/** The product's guidance for each band (spec 2, section 9), and the plan for the day that follows from it. */
export const GUIDANCE: Record<GuidanceBand, { rule: string; strength: string; day: string }> = {
  high: {
    rule: `recovery of ${high}% or more`,
    strength: 'strength at 85-90% of recent bests, RPE 7-8',
    day: 'A normal or hard day fits: full volume and intensity.',
  },
  moderate: {
    rule: `recovery of ${moderate}% to below ${high}%`,
    strength: 'strength at 75-85% of recent bests, RPE 6-7',
    day: 'A solid day fits: keep the intensity, trim the volume, and leave out maximal efforts.',
  },
  low: {
    rule: `recovery below ${moderate}%`,
    strength: 'strength at 60-70% of recent bests, RPE 6 or below',
    day: 'An easy day fits: cut volume and intensity, work on technique, and put rest first.',
  },
}

const [leastCut, mostCut] = TRAINING_GUIDANCE.intensityCutPercent

export const HRV_CUT = `cut intensity by ${leastCut}-${mostCut}%`
