import { counted } from '@corner/analytics/numbers/counted.ts'
import { lookUp } from '../../answers/context/look-up.ts'
import { sentences } from '../../answers/phrases/lists.ts'
import { nameDays } from '../../wording/days.ts'
import { labelOf, nounOf } from '../../wording/metrics.ts'
import { readMoves } from '../changes-of-each.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { peopleOfLast } from '../people-meant.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { asksHowSure } from './how-sure.ts'

/**
 * How certain an answer with figures is: how many nights it is based on, and whether its changes are more than chance.
 */
export const howSureOfFigures: ReadFollowUp = async (said) => {
  const { last, words, scope, spans } = said
  const { query } = last
  const [measure] = query.measures
  const isElse = spans.some(({ kind }) => kind === 'name' || kind === 'metric')
  if (!measure || last.request.kind !== 'query' || isElse || !asksHowSure(words)) return undefined
  const who = peopleOfLast(last)
  const { days } = query
  const { rows } = await lookUp(
    { who, measures: [{ metric: measure.metric, aggregate: 'count' }], days, by: ['athlete'], asks: 'value' },
    said,
  )
  const counts = rows.map(({ facts: [fact] }) => fact?.value ?? 0).filter((value) => value > 0)
  const total = counts.reduce((sum, value) => sum + value, 0)
  if (total === 0) return undefined
  const isCompared = query.against !== undefined && 'days' in query.against
  const each = query.by?.includes('athlete') === true
  const moves = isCompared
    ? await readMoves({ who, metrics: [measure.metric], each }, comparedPeriodsOf(query, scope), said)
    : []
  const real = moves.filter(({ way }) => way !== 'same').length
  const noun = nounOf(measure.metric)
  return {
    request: last.request,
    response: sentences(
      `**Sure of the figures, as far as the straps recorded**: ${counted(total, noun)} of ${labelOf(measure)}${counts.length > 1 ? ` of ${counted(counts.length, 'athlete')}` : ''}, ${nameDays(days, scope).over}.`,
      moves.length === 1 &&
        `The difference is ${real === 1 ? 'more than' : 'within'} what normal day-to-day swings would explain.`,
      moves.length > 1 &&
        `Of the ${moves.length} moves ${real} ${real === 1 ? 'is' : 'are'} more than normal day-to-day swings would explain.`,
      'Not sure of the cause: the records show what was measured, and not why.',
    ),
  }
}
