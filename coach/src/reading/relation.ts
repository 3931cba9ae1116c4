import type { Measure } from '@corner/contract/entities/query.ts'
import { isOfSleep, metricCalled } from '../wording/metrics.ts'

/** A strain shows in the recovery of the next morning; of a night both are of one date. */
const isLoad = (metric: string): boolean => metricCalled(metric).isLoad === true

/** How two measures go together: the load of a day with the night and the morning after it, which are of the next date. */
export function relationOf(one: string, other: string): Measure {
  const isTurned = isLoad(other) && isOfMorning(one)
  const [first, second] = isTurned ? [other, one] : [one, other]
  const isLater = isLoad(first) && (isOfMorning(second) || isOfSleep(second))
  return { metric: first, aggregate: 'correlation', with: second, ...(isLater && { lag: 1 }) }
}

/** Whether a measure is what a night comes to, and not what goes into it. */
export const isOfMorning = (metric: string): boolean => metricCalled(metric).isOfMorning === true
