import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import { average, present } from './averages.ts'

interface DetailRecords {
  recovery_data: readonly RecoveryRecord[]
  sleep_data: readonly SleepRecord[]
  activity_data: readonly ActivityRecord[]
  /** Of each workout of the period; null: not known. */
  workout_hours: readonly (number | null)[]
}

interface DetailStats {
  recovery: AthleteDetail['recovery']['stats']
  sleep: AthleteDetail['sleep']['stats']
  activity: AthleteDetail['activity']['stats']
}

/**
 * The stats of the athlete detail (spec 2, section 3), unrounded; null: no value to say it from. `recovery_trend` is the HRV's,
 * because the spec reads it so ("negative means HRV trending down"): latest minus average, in ms. Hours of workouts are 0 for
 * an athlete who wore the strap and did not work out, and null for one of whom no day is known.
 * @param records one provider's, in any order
 */
export function readDetailStats({
  recovery_data,
  sleep_data,
  activity_data,
  workout_hours,
}: DetailRecords): DetailStats {
  const hrv = byDate(recovery_data).map(({ hrv_rmssd_milli }) => hrv_rmssd_milli)
  const latestHrv = latest(hrv)
  const averageHrv = average(hrv)
  const hours = byDate(sleep_data).map(({ total_duration_hours }) => total_duration_hours)
  const strains = present(activity_data.map(({ strain_score }) => strain_score))
  const isSeen = activity_data.length > 0 || workout_hours.length > 0
  return {
    recovery: {
      latest_recovery: latest(byDate(recovery_data).map(({ recovery_score }) => recovery_score)),
      recovery_trend: latestHrv === null || averageHrv === null ? null : latestHrv - averageHrv,
    },
    sleep: {
      latest_duration: latest(hours),
      average_duration: average(hours),
      average_quality: average(sleep_data.map(({ sleep_quality_score }) => sleep_quality_score)),
    },
    activity: {
      average_strain: average(strains),
      total_strain: strains.length > 0 ? sum(strains) : null,
      total_duration_hours: isSeen ? sum(present(workout_hours)) : null,
    },
  }
}

function byDate<R extends { date: string }>(records: readonly R[]): R[] {
  return [...records].sort((one, other) => (one.date < other.date ? -1 : 1))
}

function latest(values: readonly (number | null)[]): number | null {
  return present(values).at(-1) ?? null
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
