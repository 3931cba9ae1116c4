import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { readAthlete } from './athlete-metrics.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { present, sumOf } from './averages.ts'

interface DetailRecords extends Pick<AthleteRecords, 'recovery_data' | 'sleep_data' | 'activity_data'> {
  /** Of each workout of the period; null: not known. */
  workout_hours: readonly (number | null)[]
}

interface DetailStats {
  recovery: AthleteDetail['recovery']['stats']
  sleep: AthleteDetail['sleep']['stats']
  activity: AthleteDetail['activity']['stats']
}

/**
 * The stats of the athlete detail (docs/reference/metrics-and-rules.md#athlete-detail-stats), unrounded; null: no value to say it
 * from. `recovery_trend` is the HRV's, because the screens read it so (negative: HRV goes down): latest minus average, in ms. Hours
 * of workouts are 0 for an athlete who wore the strap and did not work out, and null for one of whom no day is known.
 * @param records one provider's, in any order
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
