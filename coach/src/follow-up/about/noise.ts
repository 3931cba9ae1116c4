import { counted } from '@corner/analytics/numbers/counted.ts'
import { bullets, paragraphs } from '../../answers/phrases/lists.ts'
import { nameMean } from '../../wording/measures.ts'
import { boldName } from '../../wording/names.ts'
import { fromTo, readMoves } from '../changes-of-each.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const NOISE =
  /\b(noise|noisy|by chance|chance|random\w*|(statistically )?significant\w*|meaningful\w*|(is|are|was|were) (that|it|this|they|these|those|any of (them|these|those|that)) (really |actually |even )?(real|a real|legit|worth (worrying|acting)|big enough)|real (change|drop|move|difference|trend)s?|normal (swing|variation|fluctuation|variability)|(just|only) (day[- ]to[- ]day|normal|a bad week|variation|fluctuation)|margin of error|error bars?)\b/
const MOST = 8

/** Which changes in the last answer are more than the athletes' own day-to-day variation. */
export const moreThanNoise: ReadFollowUp = async (said) => {
  const { last, words, scope } = said
  const [measure] = last.query.measures
  if (!measure || last.request.kind !== 'query' || !NOISE.test(words)) return undefined
  const stretches = comparedPeriodsOf(last.query, scope)
  const each = last.query.by?.includes('athlete') === true || (last.query.who.ids?.length ?? 0) > 0
  const who = last.query.who.ids ? { ids: last.query.who.ids } : {}
  const moves = await readMoves({ who, metrics: [measure.metric], each }, stretches, said)
  const [only] = moves
  if (!only) return undefined
  const days = phraseComparedPeriods(stretches, scope)
  if (moves.length === 1)
    return {
      request: last.request,
      response: `**${only.way === 'same' ? 'It may well be noise' : 'More than noise'}**: ${nameMean(only.metric)} went from ${fromTo(only)}, ${days}. That is ${only.way === 'same' ? 'within' : 'more than'} what normal day-to-day swings would explain.`,
    }
  const real = moves
    .filter(({ way }) => way !== 'same')
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  if (real.length === 0)
    return {
      request: last.request,
      response: `**None of them**: each of the ${counted(moves.length, 'athlete')} is within what their normal day-to-day swings would explain, ${days}.`,
    }
  return {
    request: last.request,
    response: paragraphs(
      `**${real.length} of ${moves.length}** moved by more than their normal day-to-day swings would explain, ${nameMean(only.metric)}, ${days}:`,
      bullets(real.slice(0, MOST).map((one) => `${boldName(one.athlete?.name ?? '')}: ${fromTo(one)}`)),
      real.length > MOST && `And ${real.length - MOST} more.`,
      'The others may well be noise.',
    ),
  }
}
