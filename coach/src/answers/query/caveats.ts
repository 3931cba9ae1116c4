import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { sentences } from '../phrases/lists.ts'

/** Values themselves, which differ from person to person; changes against the own values do not. */
const LEVELS: readonly Measure['aggregate'][] = [
  'latest',
  'mean',
  'weighted_mean',
  'median',
  'min',
  'max',
  'percentile',
]
const BY_NATURE = {
  hrv: 'HRV differs between people by nature: this is not a fitness ranking.',
  resting_heart_rate: 'Resting heart rates differ between people by nature: this is not a fitness ranking.',
} as const

/** What a reader must know to take a number for no more than it is. */
export function caveatOf(
  { metric, aggregate }: Measure,
  { isOfPeople = false, windowDays = 0 }: { isOfPeople?: boolean; windowDays?: number } = {},
): string {
  const isByNature = metric === 'hrv' || metric === 'resting_heart_rate'
  return sentences(
    aggregate === 'sum' &&
      metric === 'strain' &&
      'Strain is a compressed scale, so a sum of days is bookkeeping and not a load.',
    aggregate === 'halves' && OF_TRAINING.includes(metric) && windowDays < WHOLE_WEEKS_DAYS && HALF_WEEKS,
    isOfPeople && isByNature && LEVELS.includes(aggregate) && BY_NATURE[metric],
    aggregate === 'correlation' && 'Going together is not a cause.',
  )
}

/** With fewer days the two halves hold other training days. */
const WHOLE_WEEKS_DAYS = 14
const OF_TRAINING: readonly string[] = ['strain', 'workouts', 'workout_time', 'high_zones', 'energy', 'workout_energy']
const HALF_WEEKS = 'The two halves hold other training days, so compare whole weeks.'

/** Each caveat of a query once. */
export function caveatsOf({ measures }: Query, about: Parameters<typeof caveatOf>[1]): string {
  return sentences(...new Set(measures.map((measure) => caveatOf(measure, about))))
}
