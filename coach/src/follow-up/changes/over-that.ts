import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { isKnown, lookUp } from '../../answers/context/look-up.ts'
import { spansOf } from '../../reading/spans/span.ts'
import { figureShown } from '../figure-shown.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'

const ASKS = /\b(who|whos|anyone|anybody|any of|which|whoever|how many)\b/
const OVER =
  /\b(over|above|more than|higher than|past|beyond|exceed\w*|longer than|later than) (that|it|this|average|the average)\b/
const UNDER =
  /\b(under|below|less than|lower than|short of|shorter than|earlier than|fewer than) (that|it|this|average|the average)\b/

const FAR = /\b(way|well|far|much|a lot|significantly) (over|above|more|higher|past|beyond|under|below|less|lower)\b/
/** "So far from that average", "outliers": in both directions. */
const AWAY =
  /\b(far|furthest|farthest|way|well|nowhere near|nothing like)\b.*\b(off|from|near|like)\b.*\b(average|mean|that|team|it|rest|number)\b|\b(outliers?|stand(s|ing)? out)\b/
/** This far from the team's average is "way over" it. */
const FAR_PERCENT = 10

/** "Who was way over that": those above or below the team's figure in the last answer. */
export const overThat: ReadFollowUp = async (said) => {
  const { last, words, spans } = said
  const { query } = last
  const [measure] = query.measures
  const isOver = OVER.test(words)
  const isUnder = UNDER.test(words)
  const isAway = !isOver && !isUnder && AWAY.test(words)
  if (!measure || !ASKS.test(words) || !(isOver || isUnder || isAway) || measuresSaid(said).length > 0) return undefined
  if (last.request.kind !== 'query' || spans.some(({ kind }) => kind === 'name')) return undefined
  const { order: _, limit: __, place: ___, shown: ____, having: _____, by: ______, ...whole } = query
  const { rows } = await lookUp({ ...whole, measures: [measure], asks: 'value' }, said)
  const fact = rows[0]?.facts[0]
  if (!isKnown(fact)) return undefined
  const aggregate = measure.aggregate === 'latest' ? 'latest' : 'mean'
  const own: Measure = { metric: measure.metric, aggregate }
  const window = spansOf(spans, 'window')[0]?.window
  if (isAway) return { request: { kind: 'query', query: awayFromTeam(own, query.days) } }
  const isFar = FAR.test(words)
  const than = isFar
    ? { of: 'team_average' as const, percent: isOver ? FAR_PERCENT : -FAR_PERCENT }
    : figureShown(measure, fact.value)
  return {
    request: {
      kind: 'query',
      query: {
        who: { where: [{ measure: own, is: isOver ? 'above' : 'below', than }] },
        measures: [own],
        days: window ? { window } : query.days,
        by: ['athlete'],
        order: isOver ? 'highest' : 'lowest',
        asks: 'who',
      },
    },
  }
}

/** Who is clearly above or below the team's average. */
const awayFromTeam = (measure: Measure, days: Query['days']): Query => ({
  who: {
    where: [
      { measure, is: 'above', than: { of: 'team_average', percent: FAR_PERCENT } },
      { measure, is: 'below', than: { of: 'team_average', percent: -FAR_PERCENT } },
    ],
    combine: 'any',
  },
  measures: [measure],
  days,
  by: ['athlete'],
  order: 'highest',
  asks: 'who',
})
