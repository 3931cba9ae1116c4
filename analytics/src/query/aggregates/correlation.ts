import { ofOneMaker } from '../../series/one-maker.ts'
import { readRelation } from '../../series/relation.ts'
import { dayMetricIn } from '../find-metric.ts'
import { linear } from '../own-values.ts'
import type { AggregateInput, Figure } from './aggregate.ts'

/**
 * Pearson's r between the values of the selected days and those of the second metric `lag` days later, which must be
 * within the window. null with fewer pairs than relation.ts requires. `records` is the number of pairs. Says nothing
 * about causes.
 */
export function readCorrelation({ measure, athlete, points, calendar, context }: AggregateInput): Figure {
  const { with: second = measure.metric, lag = 0 } = measure
  const window = new Set(calendar.all)
  const others = linear(
    dayMetricIn(context.catalogue, second),
    ofOneMaker(athlete.points(second).filter(({ date }) => window.has(date))),
  )
  const { r, pairs } = readRelation(points, others, lag)
  return { value: r, date: null, records: pairs }
}
