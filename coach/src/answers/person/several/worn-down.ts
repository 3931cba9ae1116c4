import { addDays } from '@corner/analytics/days/calendar.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { writeFigure } from '../../../wording/figures.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { daysBefore } from '../../context/compared-days.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { sayNotJudged, USUALLY } from '../../day/list-notes.ts'
import { type FreshVerdict, isFresh, ofVerdict, writeJudged } from '../../day/verdicts.ts'
import { paragraphs, sentences } from '../../phrases/lists.ts'
import { askThem } from '../asks.ts'
import { WEEK } from '../week-figures.ts'
import type { WriteSeveral } from '../writers.ts'

/** When no number was given. */
const USUAL_MANY = 5

/** The most worn down of the week: those held back, by their signs, then those whose week fell furthest. */
export const sayWornDown: WriteSeveral = async (judged, { who, day }, context) => {
  const limit = day?.limit ?? USUAL_MANY
  const weeks = await readWeeks(who, context)
  const held = ofVerdict(judged, 'easy', 'lighter')
  const fall = (one: FreshVerdict) => weeks.get(one.athlete.id)?.difference ?? 0
  const others = judged
    .filter(isFresh)
    .filter((one) => !held.includes(one))
    .toSorted((a, b) => fall(a) - fall(b))
  const told = [...held, ...others].slice(0, limit)
  const [first] = told
  if (!first) return sentences('There is no fresh recovery to go by.', sayNotJudged(judged))
  return paragraphs(
    `**The ${told.length} most worn down of this week**, most worn first:`,
    told
      .map(
        (one, place) =>
          `${place + 1}. ${writeJudged(one, context.scope.today)}${weeks.get(one.athlete.id)?.text ?? ''}`,
      )
      .join('\n'),
    sentences(
      held.length < told.length &&
        `Only ${held.length} have signs against a hard day; the others are whose week fell most.`,
      askThem(first),
    ),
    sayNotJudged(judged),
    USUALLY,
  )
}

interface WeekBeside {
  difference: number
  /** `; week 45% (60% before)`. */
  text: string
}

/** Everybody's recovery this week next to that of the 28 days before it. */
async function readWeeks(who: Query['who'], context: AnswerContext): Promise<Map<string, WeekBeside>> {
  const { rows, against, differences } = await lookUp(
    {
      who,
      measures: [{ metric: 'recovery', aggregate: 'mean' }],
      days: { window: { last: WEEK } },
      against: { days: daysBefore(addDays(context.scope.today, 1 - WEEK)) },
      by: ['athlete'],
      asks: 'value',
    },
    context,
  )
  return new Map(
    rows.flatMap(({ group: { athlete }, facts: [fact] }) => {
      const other = against?.rows.find(({ group }) => group.athlete?.id === athlete?.id)?.facts[0]
      if (!athlete || !isKnown(fact) || !isKnown(other)) return []
      const difference = differences.find(({ a }) => a === fact.id)?.value ?? fact.value - other.value
      const text = `; week ${writeFigure(fact.measure, fact.value)} on average, ${writeFigure(other.measure, other.value)} over the ${NORMAL_RANGE_DAYS} days before`
      return [[athlete.id, { difference, text }] as const]
    }),
  )
}
