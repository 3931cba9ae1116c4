import { counted } from '@corner/analytics/numbers/counted.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import { lookUp } from '../../answers/context/look-up.ts'
import { sentences } from '../../answers/phrases/lists.ts'
import { writeHowCounted } from '../../answers/talk/how-counted.ts'
import { sayLeftOut } from '../../answers/values/left-out.ts'
import { nameDays } from '../../wording/days.ts'
import { labelOf, nounOf } from '../../wording/metrics.ts'
import { joinNames } from '../../wording/names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'

const BASED_ON =
  /\b(how many (nights?|days?|records?|data ?points?|samples?|readings?)( each)? (is|are|was|were|does|do|did|went|go|goes|you|behind|in) ?(that|this|it|those|these|you|into|there)?|how much data|sample size|what('s| is) the n\b|\bn ?= ?\?|based on how (many|much)|enough (data|nights|days)|(is|was) (that|this|it) (based )?on (enough|only|just))/
const ALONE = /^(and |so |ok )*how many (nights|days|records)( (is that|was that|are those|in total|each))?\W*$/
const WITHIN = /\b(within|across|between)[ -](the )?(athletes?|person|people|subjects?|individuals?|guys|kids)\b/

/** How many nights and athletes an answer is based on, and whether a correlation was computed within each athlete. */
export const basedOn: ReadFollowUp = async (said) => {
  const { last, words, scope } = said
  const [measure] = last.query.measures
  if (!last.isOfFigures || !measure || !(BASED_ON.test(words) || ALONE.test(words) || WITHIN.test(words)))
    return undefined
  const { against: _, order: __, limit: ___, place: ____, having: _____, shown: ______, ...query } = last.query
  const count = { metric: measure.metric, aggregate: 'count' as const }
  const { rows, leftOut } = await lookUp({ ...query, measures: [count], by: ['athlete'], asks: 'value' }, said)
  const known = rows.filter(({ facts: [fact] }) => (fact?.value ?? 0) > 0)
  const noun = nounOf(measure.metric)
  const total = known.reduce((sum, row) => sum + countOf(row), 0)
  if (known.length === 0)
    return {
      request: last.request,
      response: sentences(
        `On none: there is no ${labelOf(measure)} ${nameDays(last.query.days, scope).over}.`,
        sayLeftOut(leftOut),
      ),
    }
  const [least, most] = [Math.min(...known.map(countOf)), Math.max(...known.map(countOf))]
  const few = known.filter((row) => countOf(row) === least).flatMap(({ group }) => group.athlete?.name ?? [])
  const each = least === most ? `${least}` : `${least} to ${most}`
  const isOfOne = known.length === 1
  return {
    request: last.request,
    response: sentences(
      `On **${counted(total, noun)}**${isOfOne ? '' : ` of ${counted(known.length, 'athlete')}, ${each} each`}, ${nameDays(last.query.days, scope).over}.`,
      !isOfOne && least < most && few.length <= FEW_NAMED && `Fewest: ${joinNames(few)}.`,
      WITHIN.test(words) && measure.aggregate === 'correlation'
        ? 'It is worked out within each athlete, and what is told of the team is the mean of theirs: differences between athletes do not go into it.'
        : `How it is counted: ${writeHowCounted(measure)}.${isOfOne ? '' : ' Of several athletes it is the mean of theirs, in which each counts once.'}`,
      sayLeftOut(leftOut),
    ),
  }
}

const FEW_NAMED = 4
const countOf = ({ facts: [fact] }: FactRow) => fact?.value ?? 0
