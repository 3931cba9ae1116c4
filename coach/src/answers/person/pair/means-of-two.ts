import type { Days } from '@corner/contract/entities/query.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { finishedDays } from '../../context/finished-days.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import type { FreshVerdict } from '../../day/verdicts.ts'

type Two = readonly [FreshVerdict, FreshVerdict]

/** The average of one metric for each of two athletes. */
export interface MeanOfTwo {
  a: KnownFact
  b: KnownFact
}

/**
 * Averages of two athletes over the same days, in the order of the metrics; null: one of them has none. Metrics whose
 * days differ, because today's value still grows, are looked up separately.
 */
export async function readMeansOfTwo(
  two: Two,
  metrics: readonly string[],
  over: Days,
  context: AnswerContext,
): Promise<(MeanOfTwo | null)[]> {
  const byDays = Map.groupBy(metrics, (metric) => JSON.stringify(finishedDays(metric, over, context.scope)))
  const read = await Promise.all(
    [...byDays].map(([days, of]) => readTogether(two, of, JSON.parse(days) as Days, context)),
  )
  const found = new Map(read.flat())
  return metrics.map((metric) => found.get(metric) ?? null)
}

async function readTogether([a, b]: Two, metrics: readonly string[], days: Days, context: AnswerContext) {
  const { rows } = await lookUp(
    {
      who: { ids: [a.athlete.id, b.athlete.id] },
      measures: metrics.map((metric) => ({ metric, aggregate: 'mean' as const })),
      days,
      by: ['athlete'],
      asks: 'value',
    },
    context,
  )
  return metrics.map((metric, place): [string, MeanOfTwo | null] => {
    const of = ({ athlete }: FreshVerdict) => rows.find(({ group }) => group.athlete?.id === athlete.id)?.facts[place]
    const [first, second] = [of(a), of(b)]
    return [metric, isKnown(first) && isKnown(second) ? { a: first, b: second } : null]
  })
}
