import type { DayTest, Query } from '@corner/contract/entities/query.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { writeBeside } from '../../wording/figures.ts'
import { isKnown } from '../context/look-up.ts'
import { joinAnd } from '../phrases/lists.ts'
import type { AnswerInput } from './answer-input.ts'
import type { SentenceParts } from './sentences/sentence-parts.ts'

/** Up to this many days are listed by date. */
const DAYS_LISTED = 10

/** A sentence on which days a figure counts; '' for any other figure. */
export async function whichDays(
  { fact, measure, query, isOneDay }: SentenceParts,
  { context }: AnswerInput,
): Promise<string> {
  const isCount = measure.aggregate === 'days' || measure.aggregate === 'missing_days'
  const isListed = isCount && !isOneDay && fact.value > 0 && fact.value <= DAYS_LISTED
  const test = measure.test ?? [{ metric: measure.metric, is: 'missing' } as const]
  if (!isListed || query.days.where !== undefined || measure.days !== undefined || fact.value === fact.window.days)
    return ''
  const { facts } = await context.toolbox.call('query', daysQuery(query, test, measure.aggregate === 'days'))
  const days = facts.rows.flatMap(({ group, facts: values }) => {
    if (group.day === undefined) return []
    const texts = values.flatMap((value) =>
      isKnown(value) ? [writeBeside(value.measure, value.value, boundsOf(test))] : [],
    )
    const beside = measure.aggregate === 'days' && texts.length > 0 ? ` (${texts.join(', ')})` : ''
    return [`${writeWeekday(group.day, context.scope.today)}${beside}`]
  })
  return days.length === 0 ? '' : `${days.length === 1 ? 'It was' : 'They were'} ${joinAnd(days)}.`
}

/** The days that meet the test, each with its values. */
function daysQuery({ who, days }: Query, test: readonly DayTest[], isOfValues: boolean): Query {
  const metrics = [...new Set(test.map(({ metric }) => metric))].slice(0, 3)
  return {
    who,
    measures: metrics.map((metric) => ({ metric, aggregate: isOfValues ? 'latest' : 'missing_days' })),
    days: { ...days, where: [...test] },
    by: ['athlete', 'day'],
    asks: 'when',
  }
}

const boundsOf = (test: readonly DayTest[]) =>
  test.flatMap(({ than, and }) => [than, and].filter((bound) => typeof bound === 'number'))
