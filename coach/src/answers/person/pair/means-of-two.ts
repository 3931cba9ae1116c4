import type { Days } from '@corner/contract/entities/query.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { KnownFact } from '../../context/look-up.ts'
import { type Compared, readFactsOfTwo } from './facts-of-two.ts'

/** The average of one metric for each of two athletes. */
export interface MeanOfTwo {
  a: KnownFact
  b: KnownFact
}

/** Averages of two athletes over the same days, in the order of the metrics; null: one of them has none. */
export async function readMeansOfTwo(
  two: readonly [Compared, Compared],
  metrics: readonly string[],
  over: Days,
  context: AnswerContext,
): Promise<(MeanOfTwo | null)[]> {
  const found = await readFactsOfTwo(two, metrics, { aggregate: 'mean', over }, context)
  return metrics.map((metric) => {
    const [a, b] = found.get(metric) ?? []
    return a && b ? { a, b } : null
  })
}
