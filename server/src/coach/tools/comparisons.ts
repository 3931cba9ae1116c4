/** How a value is held against a bound. */
export const COMPARISONS = ['below', 'at_most', 'above', 'at_least'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** @param value unrounded: a value is never judged as it is drawn */
export function holds(comparison: Comparison, value: number, bound: number): boolean {
  switch (comparison) {
    case 'below':
      return value < bound
    case 'at_most':
      return value <= bound
    case 'above':
      return value > bound
    case 'at_least':
      return value >= bound
  }
}
