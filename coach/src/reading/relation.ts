import type { Measure } from '@corner/contract/entities/query.ts'
import { isOfSleep, metricCalled } from '../wording/metrics.ts'

/** A day's strain shows in the recovery of the next morning; the figures of a night have the same date. */
const isLoad = (metric: string): boolean => metricCalled(metric).isLoad === true

/** How two measures go together: a day's load with the following night and morning, which have the next date. */
export function relationOf(one: string, other: string): Measure {
  const isTurned = isLoad(other) && isOfMorning(one)
  const [first, second] = isTurned ? [other, one] : [one, other]
  const isLater = isLoad(first) && (isOfMorning(second) || isOfSleep(second))
  return { metric: first, aggregate: 'correlation', with: second, ...(isLater && { lag: 1 }) }
}

/** Whether a measure results from a night, rather than contributing to it. */
export const isOfMorning = (metric: string): boolean => metricCalled(metric).isOfMorning === true
