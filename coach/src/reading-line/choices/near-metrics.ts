import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { WORKOUT_METRICS } from '@corner/contract/metrics/of-workouts.ts'

/** The metrics that coaches look at first. */
const FIRST = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration', 'strain']
const KINDS = [RECOVERY_METRICS, NIGHT_METRICS, DAY_METRICS, WORKOUT_METRICS].map((kind) => Object.keys(kind))
const OF_ITS_KIND = 3

/** Metrics that may have been meant instead: the most common ones, and the nearest of its kind in the catalogue. */
export function nearMetrics(name: string): string[] {
  const kind = KINDS.find((names) => names.includes(name)) ?? []
  const distance = (other: string) => Math.abs(kind.indexOf(other) - kind.indexOf(name))
  const ofKind = kind.filter((other) => other !== name && !FIRST.includes(other))
  const nearest = ofKind.toSorted((a, b) => distance(a) - distance(b)).slice(0, OF_ITS_KIND)
  return [...FIRST.filter((other) => other !== name), ...nearest]
}
