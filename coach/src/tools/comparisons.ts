import { holds as holdsThan } from '@corner/analytics/query/comparisons.ts'

/** How a value is held against a bound. */
export const COMPARISONS = ['below', 'at_most', 'above', 'at_least'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** @param value unrounded: a value is never judged as it is drawn */
export const holds = (comparison: Comparison, value: number, bound: number): boolean =>
  holdsThan(comparison, value, bound, null) === true
