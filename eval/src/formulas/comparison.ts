export type Comparison = 'lt' | 'lte' | 'gt' | 'gte' | 'eq' | 'ne'

const HOLDS: Record<Comparison, (value: number, bound: number) => boolean> = {
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
  eq: (value, bound) => value === bound,
  ne: (value, bound) => value !== bound,
}

/** A mean of decimals has rounding errors: 6.5 computed from tenths counts as 6.5. */
export const holds = (value: number, cmp: Comparison, bound: number): boolean =>
  HOLDS[cmp](Math.round(value * 1e9) / 1e9, bound)
