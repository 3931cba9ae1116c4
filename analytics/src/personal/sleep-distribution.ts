import { HISTOGRAM_BUCKETS } from '@corner/contract/constants/charts.ts'
import { average } from '../numbers/averages.ts'

/** Possible bucket widths in hours, easy to read on an axis. */
const BUCKET_WIDTHS = [0.25, 0.5, 1, 2]
/** Points of the smoothed curve in each bucket. */
const CURVE_POINTS_PER_BUCKET = 8
/**
 * Minimum bandwidth of the kernel in hours, so that equal nights give a hill, not a spike (a night is known to about 10
 * min).
 */
const NARROWEST_KERNEL_HOURS = 0.2

/**
 * The distribution of sleep durations. All buckets are `width_hours` wide; a night on a bound belongs to the bucket that
 * begins there.
 */
export interface SleepDistribution {
  from_hours: number
  width_hours: number
  nights: number[]
  /** The smoothed curve in nights: `curve[0]` at `from_hours`, then evenly spaced to the end of the last bucket. */
  curve: number[]
}

/**
 * Sorts nights into 8 to 12 buckets (docs/reference/metrics-and-rules.md#chart-scales) around their middle, with a
 * smoothed curve. The bucket width is the smallest of `BUCKET_WIDTHS` with which 12 buckets hold every night; empty
 * buckets at both ends make up the minimum of 8.
 *
 * The curve is a kernel density estimate with a Gaussian kernel: each night adds a bell of area 1, and the sum times the
 * bucket width is in nights, like the bars. Bandwidth by Silverman's rule of thumb, 0.9 x min(SD, IQR / 1.34) x n^(-1/5)
 * (B. W. Silverman, Density Estimation for Statistics and Data Analysis, 1986, p. 48).
 * @param hours hours asleep of each night, in any order; null and invalid numbers are skipped
 * @returns null when there is no night
 */
export function sleepDistribution(hours: readonly (number | null)[]): SleepDistribution | null {
  const nights = hours.filter((value) => value !== null).filter((value) => Number.isFinite(value) && value >= 0)
  if (nights.length === 0) return null
  const { from, width, count } = bucketsFor(Math.min(...nights), Math.max(...nights))
  const counts = Array<number>(count).fill(0)
  for (const night of nights) {
    const bucket = Math.min(count - 1, Math.floor((night - from) / width))
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return { from_hours: from, width_hours: width, nights: counts, curve: densityCurve(nights, from, width, count) }
}

function bucketsFor(shortest: number, longest: number) {
  const width =
    BUCKET_WIDTHS.find((candidate) => bucketsBetween(shortest, longest, candidate) <= HISTOGRAM_BUCKETS.most) ??
    Math.ceil((longest - shortest) / (HISTOGRAM_BUCKETS.most - 1))
  const used = bucketsBetween(shortest, longest, width)
  const count = Math.max(HISTOGRAM_BUCKETS.least, used)
  const first = Math.floor(shortest / width) - Math.floor((count - used) / 2)
  return { from: Math.max(0, first) * width, width, count }
}

const bucketsBetween = (shortest: number, longest: number, width: number) =>
  Math.floor(longest / width) - Math.floor(shortest / width) + 1

function densityCurve(nights: readonly number[], from: number, width: number, count: number): number[] {
  const kernel = Math.max(NARROWEST_KERNEL_HOURS, silvermanBandwidth(nights))
  const height = width / (kernel * Math.sqrt(2 * Math.PI))
  return Array.from({ length: count * CURVE_POINTS_PER_BUCKET + 1 }, (_, point) => {
    const at = from + (point / CURVE_POINTS_PER_BUCKET) * width
    return nights.reduce((sum, night) => sum + height * Math.exp(-0.5 * ((at - night) / kernel) ** 2), 0)
  })
}

function silvermanBandwidth(nights: readonly number[]): number {
  const mean = average(nights) ?? 0
  const deviation = Math.sqrt((average(nights.map((night) => (night - mean) ** 2)) ?? 0) * besselFactor(nights.length))
  const spread = (quantile(nights, 0.75) - quantile(nights, 0.25)) / 1.34
  // An IQR of 0 with a long tail would give a bandwidth of 0: then only the standard deviation is used.
  return 0.9 * (spread > 0 ? Math.min(deviation, spread) : deviation) * nights.length ** -0.2
}

const besselFactor = (count: number) => (count > 1 ? count / (count - 1) : 0)

/** The quantile of sorted numbers, with linear interpolation. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? 0
  const above = sorted[Math.ceil(position)] ?? below
  return below + (above - below) * (position - Math.floor(position))
}
