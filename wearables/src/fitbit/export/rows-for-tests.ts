import { readFiles } from '../../export-files/changed-files-for-tests.ts'
import type { RecordBatch } from '../../records.ts'
import { fitbitExport } from './fitbit-export.ts'

/** One file of each kind with some rows, and rows of one day. */

export const ROOT = 'Takeout/Fitbit'
export const read = async (files: Record<string, string>): Promise<RecordBatch> =>
  (await readFiles(fitbitExport, files)).records

export const LOG = {
  logId: 44_000_000_001,
  dateOfSleep: '2026-07-20',
  startTime: '2026-07-19T23:30:30.000',
  endTime: '2026-07-20T07:30:30.000',
  duration: 28_800_000,
  minutesAsleep: 440,
  minutesAwake: 40,
  timeInBed: 480,
  efficiency: 93,
  type: 'stages',
  mainSleep: true,
  levels: {
    summary: { deep: { minutes: 80 }, light: { minutes: 260 }, rem: { minutes: 100 }, wake: { minutes: 40 } },
  },
}
export const logs = (...rows: object[]) => ({
  [`${ROOT}/Global Export Data/sleep-2026-07-01.json`]: JSON.stringify(rows),
})
export const table = (path: string, headers: string, ...rows: string[]) => ({
  [`${ROOT}/${path}`]: [headers, ...rows].join('\n'),
})
export const userSleeps = (...rows: string[]) =>
  table(
    'Health Fitness Data_GoogleData/UserSleeps_2026-07-01.csv',
    'sleep_id,sleep_type,minutes_in_sleep_period,minutes_asleep,minutes_awake,start_utc_offset,sleep_start,end_utc_offset,sleep_end',
    ...rows,
  )
export const profile = (timezone: string) =>
  table('Your Profile/Profile.csv', 'full_name,email_address,timezone', `null,Kim@Example.org,${timezone}`)

export const EXERCISE = {
  logId: 7,
  activityName: 'Outdoor Bike',
  startTime: '07/20/26 15:00:00',
  duration: 3_600_000,
  calories: 500,
  averageHeartRate: 131,
  distance: 12.5,
  distanceUnit: 'Mile',
}
export const exercises = (...rows: object[]) => ({
  [`${ROOT}/Global Export Data/exercise-0.json`]: JSON.stringify(rows),
})
export const userExercises = (...rows: string[]) =>
  table(
    'Health Fitness Data_GoogleData/UserExercises_2026-07-01.csv',
    'exercise_id,exercise_start,exercise_end,utc_offset,activity_name,tracker_total_calories,tracker_total_distance_mm,tracker_avg_heart_rate,tracker_peak_heart_rate,activity_type_probabilities,deletion_reason',
    ...rows,
  )
