import { counted } from '@corner/analytics/numbers/counted.ts'
import { boldName } from '../../../wording/names.ts'
import { joinFew } from '../../phrases/lists.ts'
import type { FreshVerdict } from '../verdicts.ts'

/** Points under the usual recovery from which somebody who trains as planned is to be watched. */
const FAR = 15

const underOf = ({ recovery, usual }: FreshVerdict) => (usual === null ? 0 : Math.round(usual) - Math.round(recovery))

/**
 * Who trains as planned although today's recovery is far under the own usual one, furthest first: one sign
 * alone makes no lighter day. '' for nobody.
 */
export function sayWatch(planned: readonly FreshVerdict[], today: string): string {
  const [first, ...others] = planned
    .filter((one) => one.recoveryDate >= today && underOf(one) >= FAR)
    .toSorted((a, b) => underOf(b) - underOf(a))
  if (!first) return ''
  const told = [
    `${boldName(first.athlete.name)} ${counted(underOf(first), 'point')} under the own usual`,
    ...others.map((one) => `${boldName(one.athlete.name)} ${underOf(one)}`),
  ]
  return `Watch: ${joinFew(told)}. One sign alone makes no lighter day.`
}
