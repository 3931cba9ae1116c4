import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { present, sumOf } from '../numbers/averages.ts'
import { readAthlete } from './athlete-metrics.ts'
import type { AthleteRecords } from './athlete-records.ts'

interface DetailRecords extends Pick<AthleteRecords, 'recovery_data' | 'sleep_data' | 'activity_data'> {
  /** Duration of each workout of the period in hours; null: unknown. */
  workout_hours: readonly (number | null)[]
}

interface DetailStats {
  recovery: AthleteDetail['recovery']['stats']
  sleep: AthleteDetail['sleep']['stats']
  activity: AthleteDetail['activity']['stats']
}

/**
 * The statistics of the athlete detail (docs/reference/metrics-and-rules.md#athlete-detail-stats), unrounded; null: no
 * value. Despite its name, `recovery_trend` is the trend of the HRV, because the screens use it so: latest minus average
 * in ms, negative when HRV falls. The total duration of workouts is 0 h for an athlete who wore the strap without a
 * workout, and null if no day is known.
 * @param records of one provider, in any order
 */
export function readDetailStats({ workout_hours, ...records }: DetailRecords): DetailStats {
  const { recovery, hrv, sleep, strain } = readAthlete(records)
  const isSeen = records.activity_data.length > 0 || workout_hours.length > 0
  return {
    recovery: { latest_recovery: recovery.latestRecovery, recovery_trend: hrv.hrvTrend },
    sleep: {
      latest_duration: sleep.latestDuration,
      average_duration: sleep.averageDuration,
      average_quality: sleep.averageQuality,
    },
    activity: {
      average_strain: strain.averageStrain,
      total_strain: strain.totalStrain,
      total_duration_hours: isSeen ? sumOf(present(workout_hours)) : null,
    },
  }
}
