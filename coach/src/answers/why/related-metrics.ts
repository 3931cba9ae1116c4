/** What may have moved with a metric: the nights and days it results from, without the metric itself. */
const BESIDE: Record<string, readonly string[]> = {
  strain: ['workout_time', 'workouts', 'high_zones', 'average_heart_rate', 'max_heart_rate', 'energy'],
  sleep_duration: ['bed_time', 'wake_time', 'awake_time', 'disturbances', 'sleep_efficiency', 'naps'],
}

const BESIDE_ANY = [
  'hrv',
  'resting_heart_rate',
  'sleep_duration',
  'sleep_quality',
  'respiratory_rate',
  'skin_temperature',
  'recovery',
]

const OF_SLEEP = /sleep|bed_time|wake_time|awake|disturbances/
const OF_THE_DAY = /strain|workout|zone|energy|heart_rate$|distance/

/** Metrics that may explain another, the most telling first. */
export function relatedMetrics(metric: string): string[] {
  const isOfDay = OF_THE_DAY.test(metric) && metric !== 'resting_heart_rate'
  const found = (isOfDay && BESIDE.strain) || (OF_SLEEP.test(metric) && BESIDE.sleep_duration) || BESIDE_ANY
  return found.filter((other) => other !== metric).slice(0, 6)
}
