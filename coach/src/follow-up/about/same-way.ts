import { counted } from '@corner/analytics/numbers/counted.ts'
import { bullets, paragraphs, sentences } from '../../answers/phrases/lists.ts'
import { capital, joinAnd } from '../../wording/english.ts'
import { labelOf } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import { type Moved, movedOrSame, readMoves } from '../changes-of-each.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const SAME =
  /\b(same (way|direction|pattern|trend|thing)|likewise|along with (it|that|them)|track(s|ed|ing)?|mirror(s|ed|ing)?|match(es|ed|ing)?|move[sd]? (together|with)|follow(s|ed|ing)?( (it|suit|that))?|agree[sd]?|back (it|that|this) up|confirm(s|ed)?|also (down|up|low|high|off|worse|better|drop\w*|moved?|rose|fell)|(down|up|drop\w*|rising|falling|moved?|worse|better) (too|as well|also))\b/
const OTHER = /\b(other (way|direction)|opposite|inverse\w*|reverse)\b/
/** A rising pulse supports a falling HRV. */
const AGREE = /\b(agree\w*|back (it|that|this) up|confirm\w*|support\w*|bear(s)? (it|that|this) out)\b/
const MOST_ASKED = 12
/** With more athletes, only those it applies to get a line. */
const MOST_LINES = 6

/** Whether another measure of the same people moved the same way as that of the last answer, or the other way. */
export const sameWay: ReadFollowUp = async (said) => {
  const { last, words } = said
  const [measure] = last.query.measures
  const others = measuresSaid(said).filter((metric) => metric !== measure?.metric)
  const isOther = OTHER.test(words)
  const [other, second] = others
  if (!measure || !other || second || !(isOther || SAME.test(words))) return undefined
  const ids = last.query.by?.includes('athlete') ? listedIds(last) : last.query.who.ids
  if (!last.isOfFigures || (ids?.length ?? 0) > MOST_ASKED) return undefined
  const metrics = [...new Set(last.query.measures.map(({ metric }) => metric).slice(0, 2)), other]
  const stretches = comparedPeriodsOf(last.query, said.scope)
  const who = ids ? { ids: [...ids] } : last.query.who
  const moves = await readMoves({ who, metrics, each: ids !== undefined }, stretches, said)
  const people = [...new Set(moves.map(({ athlete }) => athlete?.id))].map((id) =>
    moves.filter(({ athlete }) => athlete?.id === id),
  )
  const asked = people.filter((one) => one.some(({ metric }) => metric === other) && one.length > 1)
  if (asked.length === 0) return undefined
  const inOrder = ids ? asked.toSorted((a, b) => placeOf(a, ids) - placeOf(b, ids)) : asked
  const isAgreed = AGREE.test(words)
  const so = inOrder.filter((one) => (isAgreed ? isBorneOut(one, other) : isSo(one, other, isOther)))
  const way = isAgreed ? 'to the same side of good and bad as' : isOther ? 'the opposite way to' : 'the same way as'
  const count =
    ids === undefined
      ? ''
      : ` for **${so.length === 0 ? 'any' : so.length} of ${so.length === 0 ? 'the ' : ''}${counted(inOrder.length, 'athlete')}**`
  const query = { ...last.query, who, measures: [{ ...measure, metric: other }] }
  const kept = { ...query, ...(last.query.against ? {} : { days: last.query.days }) }
  return {
    request: last.request.kind === 'query' ? { kind: 'query', query: withoutPicks(kept) } : last.request,
    response: paragraphs(
      sentences(
        `**${so.length > 0 ? 'Yes' : 'No'}**, ${labelOf({ metric: other })} ${so.length > 0 ? 'moved' : 'did not move'} ${way} ${joinAnd(metrics.slice(0, -1).map((metric) => labelOf({ metric })))}${count}, ${phraseComparedPeriods(stretches, said.scope)}${so.length > 0 && so.length < inOrder.length ? `: ${joinAnd(so.map((one) => boldName(nameOf(one))))}` : ''}.`,
      ),
      bullets(
        (inOrder.length > MOST_LINES ? so : inOrder).map((one) => {
          const told = one.map((each) => `${labelOf(each)} ${movedOrSame(each)}`).join(', ')
          return nameOf(one) === '' ? capital(told) : `${boldName(nameOf(one))}: ${told}`
        }),
      ),
      "A move within an athlete's own day-to-day swing counts as about the same.",
    ),
  }
}

const nameOf = ([one]: readonly Moved[]) => one?.athlete?.name ?? ''
const placeOf = ([one]: readonly Moved[], ids: readonly string[]) => ids.indexOf(one?.athlete?.id ?? '')

/** Both must be changes by themselves. */
function isSo(moves: readonly Moved[], other: string, isOther: boolean): boolean {
  const moved = moves.find(({ metric }) => metric === other)
  if (!moved || moved.way === 'same') return false
  return moves.some(
    ({ metric, way, difference }) =>
      metric !== other && way !== 'same' && (Math.sign(difference) === Math.sign(moved.difference)) !== isOther,
  )
}

/** Both got better, or both worse. */
function isBorneOut(moves: readonly Moved[], other: string): boolean {
  const moved = moves.find(({ metric }) => metric === other)
  const isJudged = moved?.way === 'better' || moved?.way === 'worse'
  return isJudged && moves.some(({ metric, way }) => metric !== other && way === moved.way)
}

/** The people are named, so no order or condition selects them any more. */
function withoutPicks<Asked extends object>(query: Asked): Asked {
  const { order: _, limit: __, place: ___, having: ____, ...rest } = query as Record<string, unknown>
  return rest as Asked
}
