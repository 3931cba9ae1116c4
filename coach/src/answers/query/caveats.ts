import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { sentences } from '../phrases/lists.ts'

/** Plain values, which differ from person to person; changes against one's own values do not. */
const LEVELS: readonly Measure['aggregate'][] = [
  'latest',
  'mean',
  'weighted_mean',
  'median',
  'min',
  'max',
  'percentile',
]
const BY_NATURE: Record<string, string> = {
  hrv: 'HRV differs between people by nature: this is not a fitness ranking.',
  resting_heart_rate: 'Resting heart rates differ between people by nature: this is not a fitness ranking.',
}

/** Whose level says more about the person than about how fit they are. */
export const isByNature = (metric: string): boolean => Object.hasOwn(BY_NATURE, metric)

/** Why two people's levels are no ranking; '' where they are one. */
export const sayByNature = (metric: string): string => BY_NATURE[metric] ?? ''

/** With fewer days the two halves hold other training days. */
const WHOLE_WEEKS_DAYS = 14
const OF_TRAINING: readonly string[] = ['strain', 'workouts', 'workout_time', 'high_zones', 'energy', 'workout_energy']

/** What a reader must know so as not to overrate the figures, each caveat once. */
export function caveatsOf({ measures }: Query, { isOfPeople = false, windowDays = 0 }): string {
  const caveats = measures.flatMap(({ metric, aggregate }) => [
    aggregate === 'sum' &&
      metric === 'strain' &&
      'Strain is a compressed scale, so a sum of days is bookkeeping and not a load.',
    aggregate === 'halves' &&
      OF_TRAINING.includes(metric) &&
      windowDays < WHOLE_WEEKS_DAYS &&
      'The two halves hold other training days, so compare whole weeks.',
    isOfPeople && LEVELS.includes(aggregate) && BY_NATURE[metric],
    aggregate === 'correlation' && 'Going together is not a cause.',
  ])
  return sentences(...new Set(caveats))
}
