import type { ChartMetric } from './chart-description.ts'

interface Range {
  low: number
  high: number
}

/** Clips a range to the metric's scale: mean plus deviation may exceed 100 %, which no night does. */
export function rangeOnAxis({ axis: { from, to } }: Pick<ChartMetric, 'axis'>, { low, high }: Range): Range {
  return {
    low: from === 'fit' ? low : Math.max(low, from),
    high: to === 'fit' ? high : Math.min(high, to),
  }
}
