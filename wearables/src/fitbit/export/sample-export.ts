import {
  dayBefore,
  exercise,
  local,
  logId,
  nightOf,
  numberOf,
  restingHeartRate,
  sleepLog,
  userExercise,
  userSleep,
  userSleepStages,
  whole,
  wobble,
} from './sample-rows.ts'

/** A made-up person's Takeout, file by file, as docs/fitbit.md describes them. Deterministic: the same every time. */

const ROOT = 'Takeout/Google Health'

export interface FitbitSample {
  /** The last night ended on it. */
  lastDay?: string
  years?: number
  /** The folder; `Takeout/Fitbit` before 2026. */
  root?: string
}

/** Texts by path. Everything that must not be read says `secret`. */
export function* fitbitSample({
  lastDay = '2026-07-27',
  years = 1,
  root = ROOT,
}: FitbitSample = {}): Generator<[path: string, text: string]> {
  const count = Math.round(years * 365.25)
  const days = Array.from({ length: count }, (_, index) => dayBefore(lastDay, count - 1 - index))
  for (const part of partsOf(days, 30)) yield* monthFiles(root, part)
  for (const part of partsOf(days, 365)) yield* yearFiles(root, part)
  for (const day of days) yield* dayFiles(root, day)
  const active = days.filter((_, index) => index % 2 === 0)
  for (const [page, part] of partsOf(active, 100).entries())
    yield [`${root}/Global Export Data/exercise-${page}.json`, JSON.stringify(part.map(exercise), null, 2)]
  yield [
    `${root}/Sleep Score/sleep_score.csv`,
    table(
      'sleep_log_entry_id,timestamp,overall_score,composition_score,revitalization_score,duration_score,deep_sleep_in_minutes,resting_heart_rate,restlessness',
      days
        .toReversed()
        .map((day) => `${logId(day)},${local(nightOf(day).end)}Z,${76 + whole(day, 6, 12)},,74,,80,53,0.09`),
    ),
  ]
  yield [
    `${root}/Your Profile/Profile.csv`,
    table('id,full_name,email_address,date_of_birth,timezone,about_me', [
      'ABC,Sam Sample,sam@example.org,secret,Europe/Berlin,secret',
    ]),
  ]
  yield* secretFiles(root)
}

function* monthFiles(root: string, days: readonly string[]): Generator<[string, string]> {
  const first = days[0] ?? ''
  yield [`${root}/Global Export Data/sleep-${first}.json`, JSON.stringify(days.map(sleepLog), null, 2)]
  yield [
    `${root}/Temperature/Computed Temperature - ${first}.csv`,
    table(
      'type,sleep_start,sleep_end,temperature_samples,nightly_temperature,baseline_relative_sample_sum,baseline_relative_sample_sum_of_squares',
      days.map((day) => {
        const { start, end } = nightOf(day)
        return `SKIN,${local(start).slice(0, 16)},${local(end).slice(0, 16)},400,${(33.5 + wobble(day, 9) / 2).toFixed(2)},${(200 * wobble(day, 9)).toFixed(1)},NaN`
      }),
    ),
  ]
  yield [
    `${root}/Daily Readiness/Daily Readiness Score - ${first}.csv`,
    table(
      'date,readiness_score_value,readiness_state,activity_subcomponent',
      days.map((day) => `${day},${66 + whole(day, 13, 25)},MEDIUM,50`),
    ),
  ]
  yield [
    `${root}/Oxygen Saturation (SpO2)/Daily SpO2 - ${first}-${days.at(-1)}.csv`,
    table(
      'timestamp,average_value,lower_bound,upper_bound',
      days.map((day) => `${day}T00:00:00Z,95.${whole(day, 5, 4) + 5},93.0,98.0`),
    ),
  ]
}

function* yearFiles(root: string, days: readonly string[]): Generator<[string, string]> {
  const first = days[0] ?? ''
  const google = `${root}/Health Fitness Data_GoogleData`
  yield [
    `${google}/UserSleeps_${first}.csv`,
    table(
      'sleep_id,sleep_type,minutes_in_sleep_period,minutes_after_wake_up,minutes_to_fall_asleep,minutes_asleep,minutes_awake,start_utc_offset,sleep_start,end_utc_offset,sleep_end,data_source',
      days.map(userSleep),
    ),
  ]
  yield [
    `${google}/UserSleepStages_${first}.csv`,
    table(
      'sleep_id,sleep_stage_id,sleep_stage_type,start_utc_offset,sleep_stage_start,end_utc_offset,sleep_stage_end,data_source',
      days.flatMap(userSleepStages),
    ),
  ]
  yield [
    `${google}/UserExercises_${first}.csv`,
    table(
      'exercise_id,exercise_start,exercise_end,utc_offset,activity_name,log_type,tracker_total_calories,tracker_total_distance_mm,tracker_avg_heart_rate,tracker_peak_heart_rate,activity_type_probabilities,deletion_reason',
      days.filter((day) => numberOf(day) % 4 === 0).map(userExercise),
    ),
  ]
  const padded = Array.from({ length: 365 }, (_, index) => dayBefore(first, -index))
  yield [
    `${root}/Global Export Data/resting_heart_rate-${first}.json`,
    JSON.stringify(padded.map((day) => restingHeartRate(day, days.includes(day)))),
  ]
}

function* dayFiles(root: string, day: string): Generator<[string, string]> {
  const folder = `${root}/Heart Rate Variability`
  const marked = day.replace(/-(\d\d)$/, '-($1)')
  yield [
    `${folder}/Daily Heart Rate Variability Summary - ${marked}.csv`,
    table('timestamp,rmssd,nremhr,entropy', [`${day}T00:00:00,${(45 + 10 * wobble(day, 7)).toFixed(3)},55.1,2.9`]),
  ]
  yield [
    `${folder}/Daily Respiratory Rate Summary - ${day}.csv`,
    table('timestamp,daily_respiratory_rate', [`${day}T00:00:00,${(15 + wobble(day, 4)).toFixed(1)}`]),
  ]
}

function* secretFiles(root: string): Generator<[string, string]> {
  for (const path of [
    'Menstrual Health/menstrual_health_cycles.csv',
    'Menstrual Health/menstrual_health_symptoms.csv',
    'Stress Journal/Stress Journal.csv',
    'Social/messages.csv',
    'Health Fitness Data_GoogleData/UserJournalEntries_2026-01-01.csv',
    'Health Fitness Data_GoogleData/UserConversations_2026-01-01.csv',
    'Health Fitness Data_GoogleData/MedicalRecords.csv',
    'Global Export Data/heart_rate-2026-07-27.json',
    'Physical Activity_GoogleData/heart_rate_2026-07-27.csv',
    'Physical Activity_GoogleData/gps_location_2026-07-27.csv',
    'Your Profile/Media/photo.jpg',
    'Notes/notes.json',
  ])
    yield [`${root}/${path}`, 'secret']
}

const table = (headers: string, rows: readonly string[]) => `${[headers, ...rows].join('\n')}\n`
const partsOf = (days: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(days.length / size) }, (_, part) => days.slice(part * size, (part + 1) * size))
