import { median } from './averages.ts'
import { decimal } from './rounding.ts'

/** A robust z-score is scaled so that of normal data it is as large as the ordinary one. */
const OF_MEDIAN_DEVIATION = 0.6745
/** The same where more than half of the values are alike: by the mean of the distances. */
const OF_MEAN_DEVIATION = 1 / 1.253314

/**
 * How far a value lies from the middle of others, as a robust z-score: from their median, in units of their median absolute deviation
 * (Iglewicz and Hoaglin 1993). One odd value among the others hardly moves it.
 * @param others without the value itself, in the same unit
 * @returns null: the others are all alike, or there are none
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
