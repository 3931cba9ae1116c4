import type { Query } from '@corner/contract/entities/query.ts'
import { paragraphs } from '../../answers/phrases/lists.ts'
import { spansOf } from '../../reading/spans/span.ts'
import { capital } from '../../wording/english.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import { fromTo, readMoves } from '../changes-of-each.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { numberedLines } from '../numbered-lines.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const WORSE =
  /\b(paid (the )?(most|price|for)|hit (the )?(hardest|worst)|hurt (the )?most|most affected|affected (the )?most|suffer(ed)? (the )?most|took (it|the) (worst|hardest|hardest hit|biggest hit)|took the biggest (hit|drop)|(dropped|fell|lost|declined|slid|slipped|tanked) (the )?(most|furthest|hardest)|biggest (drop|drops|fall|losers?|fallers?|decline|hit)|beat(en)? up (the )?(most|worst)|worst (off|hit)|(got|did) (the )?worst)\b/
const BETTER =
  /\b(gained (the )?most|improved (the )?most|most improved|benefit(t?ed)? (the )?most|biggest (gain|gains|jump|improvement|riser|risers|rise|gainers?)|(rose|climbed|jumped|went up) (the )?most|handled it (the )?best|came out (of it )?(the )?best|held up (the )?best|bounced back (the )?(most|best))\b/
const ASKS = /^\W*((and|so|ok|then|but) )*(who|which|what|whose|give|name|show|list|top|tell)\b/
const FEW = 3

/** After a comparison of days: who of them moved furthest, in the number and direction asked for. */
export const movedMost: ReadFollowUp = async (said) => {
  const { last, words, spans, scope } = said
  const { query } = last
  const [measure] = query.measures
  const isWorse = WORSE.test(words)
  const isElse = measuresSaid(said).some((metric) => metric !== measure?.metric)
  const isCompared = query.against !== undefined && 'days' in query.against
  if (!measure || isElse || !isCompared || !(isWorse || BETTER.test(words)) || !ASKS.test(words)) return undefined
  if (spans.some(({ kind }) => kind === 'name' || kind === 'window' || kind === 'bound')) return undefined
  const { better } = metricCalled(measure.metric)
  // More strain is more of a burden; where low is better, a rise is the worse end too.
  const isDown = (better === 'higher') === isWorse
  const limit = spansOf(spans, 'limit')[0]?.value ?? FEW
  const stretches = comparedPeriodsOf(query, scope)
  const moves = await readMoves({ who: query.who, metrics: [measure.metric], each: true }, stretches, said)
  const along = moves
    .filter(({ difference }) => difference !== 0 && difference < 0 === isDown)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const told = along.slice(0, limit)
  const [first, ...others] = told.flatMap(({ athlete }) => athlete?.id ?? [])
  const label = labelOf(measure)
  const days = phraseComparedPeriods(stretches, scope)
  if (first === undefined)
    return { request: last.request, response: `Nobody's ${label} went ${isDown ? 'down' : 'up'}, ${days}.` }
  const kept: Query = {
    who: { ids: [first, ...others] },
    measures: [measure],
    days: query.days,
    against: query.against,
    by: ['athlete'],
    order: isDown ? 'lowest' : 'highest',
    asks: 'who',
  }
  const small = told.filter(({ way }) => way === 'same').map(({ athlete }) => boldName(athlete?.name ?? ''))
  return {
    request: { kind: 'query', query: kept },
    response: paragraphs(
      `${capital(label)} went ${isDown ? 'down' : 'up'} the furthest, on average over ${days}:`,
      numberedLines(told.map((one) => `${boldName(one.athlete?.name ?? '')}: ${fromTo(one)}`)),
      small.length > 0 && `Within their own usual swing from day to day: ${small.join(', ')}.`,
    ),
  }
}
