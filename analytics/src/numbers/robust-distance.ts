import { median } from './averages.ts'
import { decimal } from './rounding.ts'

/** Scales the median absolute deviation to the standard deviation of a normal distribution. */
const OF_MEDIAN_DEVIATION = 0.6745
/** The same for the mean absolute deviation, used if more than half of the values are equal. */
const OF_MEAN_DEVIATION = 1 / 1.253314

/**
 * The robust z-score of a value: its distance from the median of others, in units of their scaled median absolute
 * deviation (Iglewicz and Hoaglin 1993). A single outlier among the others has little effect.
 * @param others without the value itself, in the same unit
 * @returns null: the others are all equal, or there are none
 */
export function robustDistance(value: number, others: readonly number[]): number | null {
  const middle = median(others)
  if (middle === null) return null
  const distances = others.map((other) => Math.abs(other - middle))
  const spread = median(distances) ?? 0
  if (spread > 0) return decimal((OF_MEDIAN_DEVIATION * (value - middle)) / spread)
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length
  return mean === 0 ? null : decimal((OF_MEAN_DEVIATION * (value - middle)) / mean)
}
