import { isOfSleep, isOfTraining } from '../../wording/metrics.ts'

/** What may have moved with a metric: the nights and days it results from, without the metric itself. */
const OF_TRAINING = ['workout_time', 'workouts', 'high_zones', 'average_heart_rate', 'max_heart_rate', 'energy']
const OF_SLEEP = ['bed_time', 'wake_time', 'awake_time', 'disturbances', 'sleep_efficiency', 'naps']

const BESIDE_ANY = [
  'hrv',
  'resting_heart_rate',
  'sleep_duration',
  'sleep_quality',
  'respiratory_rate',
  'skin_temperature',
  'recovery',
]

/** Metrics that may explain another, the most telling first. */
export function relatedMetrics(metric: string): string[] {
  const found = isOfTraining(metric) ? OF_TRAINING : isOfSleep(metric) ? OF_SLEEP : BESIDE_ANY
  return found.filter((other) => other !== metric).slice(0, 6)
}
