import type { Measure } from '@corner/contract/entities/query.ts'

/** A day's strain shows in the recovery of the next morning; the figures of a night have the same date. */
const OF_DAYS: ReadonlySet<string> = new Set([
  'strain',
  'workout_strain',
  'workouts',
  'workout_time',
  'high_zones',
  'energy',
])
const OF_MORNINGS: ReadonlySet<string> = new Set(['recovery', 'hrv', 'resting_heart_rate'])

/** How two measures go together: a day's load with the following night and morning, which have the next date. */
export function relationOf(one: string, other: string): Measure {
  const isTurned = OF_DAYS.has(other) && OF_MORNINGS.has(one)
  const [first, second] = isTurned ? [other, one] : [one, other]
  const isLater = OF_DAYS.has(first) && (OF_MORNINGS.has(second) || /^(sleep|bed)/.test(second))
  return { metric: first, aggregate: 'correlation', with: second, ...(isLater && { lag: 1 }) }
}

/** Whether a measure results from a night, rather than contributing to it. */
export const isOfMorning = (metric: string): boolean => OF_MORNINGS.has(metric)
