import type { Metric } from './chart-description.ts'

interface Range {
  low: number
  high: number
}

/** A range as far as the scale of its metric goes: a mean and a deviation may reach above 100 %, which no night does. */
export function rangeOnAxis({ axis: { from, to } }: Metric, { low, high }: Range): Range {
  return {
    low: from === 'fit' ? low : Math.max(low, from),
    high: to === 'fit' ? high : Math.min(high, to),
  }
}
