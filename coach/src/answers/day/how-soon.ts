import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { boldName } from '../../wording/names.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { type FreshVerdict, hasIllness, isHeld } from './verdicts.ts'

/**
 * How long those who are held back stay so: nobody's to know, so when to look again, and what would let them back in by
 * the rules of the day's verdict. '' where nobody is held back.
 * @param held in the order of the answer
 */
export function sayHowSoon(held: readonly FreshVerdict[], today: string): string {
  const out = held.filter(isHeld)
  if (out.length === 0) return ''
  const isLate = out.some(({ recoveryDate }) => recoveryDate < today)
  return paragraphs(
    `**For how long**: no forecast, look again ${isLate ? "when this morning's score is in" : 'tomorrow morning'}.`,
    sayWhatLetsBack(out),
  )
}

/** What would let somebody train by the plan again, by the marks of the day's verdict, one by one. */
export const sayWhatLetsBack = (held: readonly FreshVerdict[]): string =>
  paragraphs(
    'Back to the plan by the numbers with:',
    bullets(held.map((one) => `${boldName(one.athlete.name)}: ${whatLetsBack(one)}`)),
    held.some(hasIllness) && 'With symptoms the athletic trainer decides, not the numbers.',
  )

/** `a recovery of 40% or more, and none of these left: HRV of the week under the own range`. */
function whatLetsBack({ recovery, signs }: FreshVerdict): string {
  const strong = signs.filter(({ weight, kind }) => weight === 'strong' && kind !== OF_RECOVERY).map(({ name }) => name)
  const left = `none of these left: ${strong.join(', ')}`
  const isUnder = signs.some(({ kind }) => kind === OF_RECOVERY)
  const score = `a recovery of ${MARKS.recoveryModerateFrom}% or more${isUnder ? ', not under their own range' : ''}`
  if (recovery >= MARKS.recoveryModerateFrom)
    return strong.length > 0
      ? left.replace('none of these left', strong.length === 1 ? 'this sign over' : 'these signs over')
      : `one sign fewer, or a recovery of ${MARKS.recoveryHighFrom}% or more`
  return strong.length > 0 ? `${score}, and ${left}` : score
}

const OF_RECOVERY = 'recovery_under_own'
