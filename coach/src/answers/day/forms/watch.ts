import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { boldName } from '../../../wording/names.ts'
import { joinFew, sentences } from '../../phrases/lists.ts'
import type { FreshVerdict } from '../verdicts.ts'

/** Points under the usual recovery from which a morning is far off: somebody who trains as planned is to be watched. */
export const FAR_UNDER = 15

/**
 * Who trains as planned although today's recovery is far under what is usual for them, furthest first. Who has a sign
 * against a hard day comes first: one alone calls for no lighter day. The others are within their own range. '' for
 * nobody.
 */
export function sayWatch(planned: readonly FreshVerdict[], today: string): string {
  const far = planned
    .filter((one) => one.recoveryDate >= today && underUsual(one) >= FAR_UNDER)
    .toSorted((a, b) => underUsual(b) - underUsual(a))
  const [withSign, within] = [far.filter(hasSign), far.filter((one) => !hasSign(one))]
  return sentences(
    withSign.length > 0 &&
      `Watch: ${tell(withSign, ` under their usual ${OF_DAYS}`)}. One sign on its own does not call for a lighter day.`,
    within.length > 0 &&
      `${withSign.length > 0 ? 'Within' : 'Watch: within'} their own range, lower than usual ${OF_DAYS}: ${tell(within)}.`,
  )
}

const OF_DAYS = `(last ${NORMAL_RANGE_DAYS} days)`

const hasSign = ({ signs }: FreshVerdict) => signs.length > 0

/** Each with the points under the usual. @param under what they are under, said of the first alone */
const tell = (athletes: readonly FreshVerdict[], under = ''): string =>
  joinFew(
    athletes.map((one, place) => {
      const points = underUsual(one)
      return `${boldName(one.athlete.name)} ${place === 0 ? `${counted(points, 'point')}${under}` : points}`
    }),
  )
