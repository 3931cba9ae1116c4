import { STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'

/** Three descriptions of a group's work, the one that may do most first. */
const ON_MAT = ['whole practice, live', 'drill, short live', 'technique, mobility only'] as const
const IN_GYM = ['heavy main lifts', 'moderate main lifts', 'light movement only'] as const

const LONG_ON_MAT = [
  'practice as planned',
  'warm-up and drill, then half the live goes if the warm-up felt right',
  'technique and mobility at their own pace, no conditioning; who only goes lighter decides about live after the warm-up',
] as const

const { High, Moderate, Low } = STRENGTH_GUIDANCE
/** The product's own loads. */
const LOADS = [
  `${Moderate.strength} of recent bests, up to ${High.strength} for those ready for a hard day`,
  `${Moderate.strength} of recent bests at ${Moderate.effort}, one set less`,
  `${Low.strength} of recent bests at most, ${Low.effort}; movement and no heavy sets`,
] as const

/**
 * The work of a group.
 * @param level 0 is the group that may do most
 * @param of how many groups
 */
export function workOf(level: number, of: number, { by, does }: Pick<TeamPlan, 'by' | 'does'>): string {
  const place = of === 2 && level === 1 ? 2 : Math.min(level, 2)
  const isGym = by === 'lifting'
  if (does !== undefined && by === 'band' && level === 1)
    return 'planned, nothing extra'
      .split(' ')
      .slice(0, does || undefined)
      .join(' ')
  if (does !== undefined) {
    const words = (isGym ? IN_GYM : ON_MAT)[place] ?? ''
    return does > 0 ? words.split(' ').slice(0, does).join(' ').replace(/,$/, '') : words
  }
  return (isGym ? LOADS : LONG_ON_MAT)[place] ?? ''
}
