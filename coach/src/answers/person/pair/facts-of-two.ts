import type { Aggregate, Days } from '@corner/contract/entities/query.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { finishedDays } from '../../context/finished-days.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import type { AthleteVerdict } from '../../day/verdicts.ts'

/** One of two who are compared; for their figures no verdict is needed. */
export type Compared = Pick<AthleteVerdict, 'athlete'>

/** One figure of each of two athletes; undefined: not known. */
type FactsOfTwo = readonly [a: KnownFact | undefined, b: KnownFact | undefined]

/**
 * One kind of figure of two athletes over the same days, by metric. Metrics whose days differ, because today's value
 * still grows, are looked up separately; all others together.
 */
export async function readFactsOfTwo(
  two: readonly Compared[],
  metrics: readonly string[],
  { aggregate, over }: { aggregate: Aggregate; over: Days },
  context: AnswerContext,
): Promise<ReadonlyMap<string, FactsOfTwo>> {
  const byDays = Map.groupBy(metrics, (metric) => JSON.stringify(finishedDays(metric, over, context.scope)))
  const read = await Promise.all(
    [...byDays].map(async ([days, together]) => {
      const { rows } = await lookUp(
        {
          who: { ids: two.map(({ athlete }) => athlete.id) },
          measures: together.map((metric) => ({ metric, aggregate })),
          days: JSON.parse(days) as Days,
          by: ['athlete'],
          asks: 'value',
        },
        context,
      )
      return together.map((metric, place) => {
        const [a, b] = two.map(({ athlete }) => {
          const fact = rows.find(({ group }) => group.athlete?.id === athlete.id)?.facts[place]
          return isKnown(fact) ? fact : undefined
        })
        return [metric, [a, b]] as const
      })
    }),
  )
  return new Map(read.flat())
}
