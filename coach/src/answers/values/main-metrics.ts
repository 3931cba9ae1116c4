/** What tells most about an athlete's day, where no metric is named. */
export const MAIN_METRICS = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration', 'strain'] as const
