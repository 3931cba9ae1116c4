import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../answers/phrases/lists.ts'
import { nameFigure } from '../../answers/query/line-figure.ts'
import { nameMean } from '../../wording/measures.ts'
import { metricCalled } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import { ofPeople } from '../changes/same-people.ts'
import { type Moved, movedOrSame, readMoves } from '../changes-of-each.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'
import { comparedWithUsual } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const ANY_OF =
  /\b(any|one|some|most|all|which|who|either|none)( one)? of (them|those|these|the (guys|kids|boys|\w+ (guys|ones)))\b|\b(do|did|does|are|is|have|has) (they|those|these)\b/
const WELL = /\b(fine|ok|okay|well|good|great|normal(ly)?|alright|all right|enough|anyway|held up|hold up|unaffected)\b/
const BADLY =
  /\b(bad(ly)?|low|poor(ly)?|off|down|worse|suffer\w*|short|struggl\w*|hurt\w*|drop\w*|fell|slip\w*|affected|trouble)\b/
const MOST = 12

/**
 * "Any of those still recover fine": another measure of each athlete of the last answer next to their own usual, and
 * how many.
 */
export const anyOfThem: ReadFollowUp = async (said) => {
  const { last, words, spans } = said
  const [metric, second] = measuresSaid(said)
  const ids = listedIds(last)
  const isWell = WELL.test(words)
  const isElse = spans.some(({ kind }) => ['name', 'window', 'weekdays', 'bound', 'band', 'count'].includes(kind))
  const isAsked = ANY_OF.test(words) && (isWell || BADLY.test(words))
  if (metric === undefined || second || !ids || ids.length > MOST || isElse || !isAsked) return undefined
  if (last.request.kind !== 'query') return undefined
  const stretches = comparedWithUsual(last.query, said.scope)
  const moves = await readMoves({ who: { ids }, metrics: [metric], each: true }, stretches, said)
  if (moves.length === 0) return undefined
  const inOrder = moves.toSorted((a, b) => ids.indexOf(a.athlete?.id ?? '') - ids.indexOf(b.athlete?.id ?? ''))
  const so = inOrder.filter((one) => isLow(one) !== isWell)
  const names = so.map(({ athlete }) => boldName(athlete?.name ?? ''))
  const what = isWell ? 'as usual or better' : 'under their own usual'
  return {
    request: { kind: 'query', query: ofPeople(last.query, ids, [{ metric, aggregate: 'mean' }]) },
    response: paragraphs(
      sentences(
        so.length === 0
          ? `**No, none of them**: ${nameMean(metric)} is ${what} for nobody of the ${inOrder.length}, ${phraseComparedPeriods(stretches, said.scope)}.`
          : `**Yes, ${so.length} of ${inOrder.length}**: ${joinAnd(names)}. ${capital(nameMean(metric))} is ${what}, ${phraseComparedPeriods(stretches, said.scope)}.`,
      ),
      bullets(
        inOrder.map(
          (one) =>
            `${boldName(one.athlete?.name ?? '')}: ${nameFigure(one.now)}, ${nameFigure(one.before)} before (${movedOrSame(one)})`,
        ),
      ),
    ),
  }
}

/** Below the own usual, or in the red. */
function isLow({ metric, way, difference, now }: Moved): boolean {
  if (metric === 'recovery' && now.value < CAUTION_FROM) return true
  if (way === 'worse') return true
  return way !== 'same' && metricCalled(metric).better === null && difference < 0
}
