import { numberNamed } from '../../language/words/number-words.ts'
import { spansOf } from '../../reading/spans/span.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { readMoves } from '../changes-of-each.ts'
import { isDecreaseMeant } from '../direction-meant.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const NEXT =
  /\b((anyone|anybody|someone|somebody|who|whos|who's|any ?one|any others?|names?) (else|less obvious|besides|other than|next|(comes? )?after (that|him|her|them|those))|less obvious|next (one|guy|kid|few|couple|two|three|four|five|up|on the list|\d)|runners?[- ]up|(a few|some|two|three|\d) more( (names|guys|kids))?|not (so|the|an?) (obvious|usual))\b/
const FEW = 3
/** "The next two", "3 more". */
const HOW_MANY = /\bnext (couple|two|three|four|five|[2-9])\b|\b(two|three|[2-9]) more\b/

function countSaid(words: string): number | undefined {
  const [, next, more] = HOW_MANY.exec(words) ?? []
  const said = next ?? more
  return said === undefined ? undefined : (numberNamed(said) ?? Number(said))
}

/** "Anyone else", "somebody less obvious": the next ones in the order of the last answer. */
export const nextOfList: ReadFollowUp = async (said) => {
  const { last, words, spans } = said
  const { query } = last
  const [measure] = query.measures
  const ids = listedIds(last)
  const isRanked = query.order !== undefined || query.limit === 1 || query.who.first !== undefined
  const isMove = query.against !== undefined && 'days' in query.against
  if (!measure || !ids || last.request.kind !== 'query' || !NEXT.test(words) || measuresSaid(said).length > 0)
    return undefined
  const isElse = spans.some(({ kind }) => ['name', 'window', 'bound', 'band', 'count'].includes(kind))
  if (isElse || !(isRanked || isMove)) return undefined
  const { place: _, limit: __, who, asks: ___, ...rest } = query
  const { first, ...base } = who
  const isOne = base.ids?.length === 1
  const { ids: named, ...open } = base
  const people = isOne || named?.every((id) => ids.includes(id)) ? open : base
  const better = metricCalled(measure.metric).better === 'lower' ? 'lowest' : 'highest'
  const way = isMove && first === undefined ? (isDecreaseMeant(last) ? 'lowest' : 'highest') : undefined
  const limit = spansOf(spans, 'limit')[0]?.value ?? countSaid(words) ?? FEW
  const order = query.order ?? first?.order ?? way ?? better
  const except = [...new Set([...(base.except ?? []), ...ids])]
  if (isMove) {
    const asked = { who: { ...people, except }, metrics: [measure.metric], each: true }
    const moves = await readMoves(asked, comparedPeriodsOf(query, said.scope), said)
    const { steadyWithin } = metricCalled(measure.metric)
    const isSo = ({ difference }: { difference: number }) =>
      order === 'lowest' ? difference < -steadyWithin : difference > steadyWithin
    if (!moves.some(isSo))
      return {
        request: last.request,
        response: `Nobody else: ${labelOf(measure)} went ${order === 'lowest' ? 'down' : 'up'} for none of the others, ${phraseComparedPeriods(comparedPeriodsOf(query, said.scope), said.scope)}.`,
      }
  }
  return {
    request: {
      kind: 'query',
      query: { ...rest, who: { ...people, except }, by: ['athlete'], order, ...(!isMove && { limit }), asks: 'who' },
    },
  }
}
