import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { written } from '../numbers/rounding.ts'
import type { DayVerdict } from './day-verdict.ts'
import type { Sign } from './sign.ts'
import { isHeldBack } from './verdict-place.ts'

/** What makes an athlete rest or ease. */
interface HeldBy {
  /** The recovery and signs that decide it, with their figures, the most important first. */
  reasons: string[]
  /** How they decide it, as a sentence. */
  rule: string
}

/**
 * What makes a verdict of `readDayVerdict` a lighter or an easy day, by the same marks; null: the day is not held back.
 */
export function heldBy({
  verdict,
  recovery,
  signs,
}: Pick<DayVerdict, 'verdict' | 'recovery' | 'signs'>): HeldBy | null {
  if (!isHeldBack(verdict)) return null
  if (recovery === null) return heldWithoutRecovery(verdict, signs)
  const { value } = recovery
  const strong = signs.filter(({ weight }) => weight === 'strong')
  const isLow = value < MARKS.recoveryModerateFrom
  const score = isLow && !signs.some(({ kind }) => kind === 'recovery_under_own') ? [writeScore(value)] : []
  const told = strong.length > 0 ? [...strong.map(tellSign), ...score] : [...score, ...signs.map(tellSign)]
  return { reasons: told, rule: ruleOf(value, strong.length) }
}

/** By Corner readiness, which is itself one of the signs (`verdict-of-readiness.ts`). */
function heldWithoutRecovery(verdict: DayVerdict['verdict'], signs: readonly Sign[]): HeldBy {
  const strong = signs.filter(({ weight }) => weight === 'strong')
  const isLow = strong.some(({ kind }) => kind === 'readiness_below_own')
  const reasons = (strong.length > 0 ? strong : signs).map(tellSign)
  if (isLow && verdict === 'easy')
    return { reasons, rule: 'Two strong signs beside a Corner readiness below own usual take out live wrestling.' }
  if (isLow) return { reasons, rule: 'A Corner readiness below own usual is enough for a lighter day.' }
  if (strong.length > 0) return { reasons, rule: 'One strong sign is enough for a lighter day.' }
  return { reasons, rule: 'Two mild signs are enough for a lighter day unless Corner readiness is above own usual.' }
}

/** The issues of the week stand in a list of their own. */
const tellSign = ({ kind, name, text }: Sign): string => (kind === 'at_risk' ? name : text)

const writeScore = (value: number): string => `recovery ${written(value, 0)}%${markUnder(value)}`

/** The mark by which a recovery alone gives the verdict: `, in the red`, `, below 40%`; '' where it does not. */
export function markUnder(recovery: number): string {
  if (recovery < CAUTION_FROM) return ', in the red'
  return recovery < MARKS.recoveryModerateFrom ? `, below ${MARKS.recoveryModerateFrom}%` : ''
}

function ruleOf(value: number, strong: number): string {
  if (value < CAUTION_FROM) return `A recovery in the red, below ${CAUTION_FROM}%, is enough for no live wrestling.`
  if (value < MARKS.recoveryModerateFrom)
    return strong > 1
      ? `Two strong signs beside a recovery below ${MARKS.recoveryModerateFrom}% take out live wrestling.`
      : `A recovery below ${MARKS.recoveryModerateFrom}% is enough for a lighter day.`
  return strong > 0
    ? 'One strong sign is enough for a lighter day.'
    : `Two mild signs are enough below ${MARKS.recoveryHighFrom}% for a lighter day.`
}
