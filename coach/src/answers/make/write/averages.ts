import type { AnswerContext } from '../../context/answer-context.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'

/** The average of a metric over the last days, by athlete. */
export async function averagesOf(metric: string, days: number, context: AnswerContext): Promise<Map<string, number>> {
  const { rows } = await lookUp(
    {
      who: {},
      measures: [{ metric, aggregate: 'mean' }],
      days: { window: { last: days } },
      by: ['athlete'],
      asks: 'value',
    },
    context,
  )
  return new Map(
    rows.flatMap(({ facts: [fact] }) =>
      isKnown(fact) && fact.group.athlete ? [[fact.group.athlete.id, fact.value] as const] : [],
    ),
  )
}
