import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { boldName } from '../../../wording/names.ts'
import { joinFew } from '../../phrases/lists.ts'
import type { FreshVerdict } from '../verdicts.ts'

/** Points under the usual recovery from which somebody who trains as planned is to be watched. */
const FAR = 15

/**
 * Who trains as planned although today's recovery is far under what is usual for them, furthest first: one
 * sign alone calls for no lighter day. '' for nobody.
 */
export function sayWatch(planned: readonly FreshVerdict[], today: string): string {
  const [first, ...others] = planned
    .filter((one) => one.recoveryDate >= today && underUsual(one) >= FAR)
    .toSorted((a, b) => underUsual(b) - underUsual(a))
  if (!first) return ''
  const told = [
    `${boldName(first.athlete.name)} ${counted(underUsual(first), 'point')} under their usual (last ${NORMAL_RANGE_DAYS} days)`,
    ...others.map((one) => `${boldName(one.athlete.name)} ${underUsual(one)}`),
  ]
  return `Watch: ${joinFew(told)}. One sign on its own does not call for a lighter day.`
}
